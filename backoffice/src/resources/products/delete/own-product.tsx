import { Alert, Button } from '@mui/material';
import type { Product } from '@shop/contracts/rest/products';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIsOwn } from '../show/use-is-own.ts';

/** Everybody may read a product on sale; a vendor deletes of its own alone. */
export function OwnProduct({ product, children }: { product: Product; children: ReactNode }) {
  const isOwn = useIsOwn();
  if (isOwn(product)) return children;
  return (
    <Alert
      severity="warning"
      action={
        <Button component={Link} to="/products" color="inherit">
          Back to the list
        </Button>
      }
    >
      Product not found
    </Alert>
  );
}
