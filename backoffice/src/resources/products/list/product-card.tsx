import { Box, Stack, Typography } from '@mui/material';
import { Picture } from '../../../components/fields/picture.tsx';
import { useShop } from '../../../data/shop.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductName } from './product-name.tsx';
import type { ProductRow } from './product-rows.ts';
import { ShownPrice } from './shown-price.tsx';
import { StockCount } from './stock-count.tsx';
import { VendorInactive } from './vendor-inactive.tsx';

/** A row of the list on a phone. */
export function ProductCard({ row }: { row: ProductRow }) {
  const { area } = useShop();
  return (
    <Stack direction="row" spacing={1.5}>
      <Picture url={row.imageUrl} alt="" sizePx={72} />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <ProductName row={row} />
        {area === 'admin' && row.isFirst && <VendorInactive id={row.product.vendorId} />}
        <Typography component="div">
          <ShownPrice price={row.price} discountPrice={row.discountPrice} /> · Stock <StockCount {...row} />
        </Typography>
        <ProductActions row={row} />
      </Box>
    </Stack>
  );
}
