import { Box, Stack, Typography } from '@mui/material';
import { formatGhs } from '@shop/contracts/cedis';
import { Picture } from '../../components/fields/picture.tsx';
import type { CartItemsProps } from './cart-items.tsx';

export const CartItemLines = ({ items, totalAmount }: CartItemsProps) => (
  <>
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {items.map(({ id, product, color, size, SKU, price, quantity, total, isAvailable }) => (
        <Stack
          component="li"
          key={id}
          direction="row"
          spacing={1.5}
          sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          <Picture url={product.imageUrl} alt="" />
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <div>{product.name}</div>
            <Typography variant="body2" color="text.secondary">
              {[color, size].filter(Boolean).join(' · ')}
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              SKU {SKU}
            </Typography>
            {!isAvailable && <Typography color="error">Can’t be bought any more</Typography>}
          </Box>
          <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
            <div>{formatGhs(total)}</div>
            <Typography variant="body2" color="text.secondary">
              {quantity} × {formatGhs(price)}
            </Typography>
          </Box>
        </Stack>
      ))}
    </Box>
    <Stack direction="row" sx={{ justifyContent: 'space-between', mt: 1 }}>
      <Typography variant="body2">Total of what can be bought now, without shipping</Typography>
      <strong style={{ whiteSpace: 'nowrap' }}>{formatGhs(totalAmount)}</strong>
    </Stack>
  </>
);
