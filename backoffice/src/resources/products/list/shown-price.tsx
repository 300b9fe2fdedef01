import { Box } from '@mui/material';
import { formatGhs } from '@shop/contracts/cedis';

interface ShownPriceProps {
  price: number;
  discountPrice: number | null;
}

/** What is charged; the price before a discount is struck through. */
export const ShownPrice = ({ price, discountPrice }: ShownPriceProps) =>
  discountPrice !== null && discountPrice < price ? (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <s aria-label={`before ${formatGhs(price)}`}>{formatGhs(price)}</s> <strong>{formatGhs(discountPrice)}</strong>
    </Box>
  ) : (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {formatGhs(price)}
    </Box>
  );
