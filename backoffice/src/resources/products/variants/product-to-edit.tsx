import { Alert, Button, Typography } from '@mui/material';
import { ApiError } from '@shop/browser/http/api-error';
import type { Product } from '@shop/contracts/rest/products';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { RecordSkeleton } from '../../../components/records/record-skeleton.tsx';
import { sentenceOfFailure } from '../../../components/sentence-of-failure.ts';
import { useIsOwn } from '../show/use-is-own.ts';
import { useProductToEdit } from './use-product-to-edit.ts';

interface ProductToEditProps {
  /** Stands in the bar, before the product's name. */
  title: string;
  children: (product: Product) => ReactNode;
}

/** The product that the address names, once it is read and if it is this person's to change. */
export function ProductToEdit({ title, children }: ProductToEditProps) {
  const { id = '' } = useParams();
  const isOwn = useIsOwn();
  const { product, error, refetch } = useProductToEdit(id);
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  // Everybody may read a product on sale; the server refuses another vendor's when it is saved.
  const isAnothers = product !== undefined && !isOwn(product);

  if (product && !isAnothers)
    return (
      <>
        <Title title={`${title}: ${product.name}`} preferenceKey={false} />
        {children(product)}
      </>
    );
  return (
    <>
      <Title title={title} preferenceKey={false} />
      {isUnknown || isAnothers ? (
        <Alert severity="warning" sx={{ mt: 2 }} action={<BackToList />}>
          Product not found
        </Alert>
      ) : error ? (
        <Alert severity="error" sx={{ mt: 2 }} action={<BackToList />}>
          <p style={{ marginTop: 0 }}>{sentenceOfFailure('Failed to load product data.', error)}</p>
          <Button variant="outlined" color="inherit" onClick={() => void refetch()}>
            Try again
          </Button>
        </Alert>
      ) : (
        <>
          <Typography color="text.secondary" sx={{ mt: 2 }}>
            Loading...
          </Typography>
          <RecordSkeleton />
        </>
      )}
    </>
  );
}

const BackToList = () => (
  <Button component={Link} to="/products" color="inherit">
    Back to the list
  </Button>
);
