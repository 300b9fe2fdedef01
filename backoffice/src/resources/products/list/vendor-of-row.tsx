import { Stack } from '@mui/material';
import type { ProductRow } from './product-rows.ts';
import { VendorInactive } from './vendor-inactive.tsx';

/** Whose the product is; in the rows after its first that is said quietly. */
export const VendorOfRow = ({ row: { product, isFirst } }: { row: ProductRow }) => (
  <Stack sx={{ alignItems: 'flex-start', gap: 0.5, ...(isFirst ? {} : { color: 'text.secondary' }) }}>
    <span>{product.vendor.shopName}</span>
    {isFirst && <VendorInactive id={product.vendorId} />}
  </Stack>
);
