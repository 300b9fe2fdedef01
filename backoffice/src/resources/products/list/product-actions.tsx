import { Button, Stack } from '@mui/material';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { ProductRow } from './product-rows.ts';

const SCREENS = [
  { label: 'View', to: '/show' },
  { label: 'Edit', to: '' },
  { label: 'Edit image', to: '/images' },
  { label: 'Delete', to: '/delete', color: 'error' },
] as const;

/** The row behind the links would open. */
const apart = (event: MouseEvent) => {
  event.stopPropagation();
};

/** Links from a row to the screens of its product. */
export const ProductActions = ({ row: { product, choice } }: { row: ProductRow }) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
    {SCREENS.map(({ label, to, ...color }) => (
      <Button
        key={label}
        component={Link}
        to={`/products/${product.id}${to}`}
        size="small"
        aria-label={`${label}: ${[product.name, choice].filter(Boolean).join(', ')}`}
        onClick={apart}
        sx={{ minWidth: { xs: 44, md: 0 }, minHeight: { xs: 44, md: 32 }, px: 0.5, whiteSpace: 'nowrap' }}
        {...color}
      >
        {label}
      </Button>
    ))}
  </Stack>
);
