import { Stack, Typography } from '@mui/material';
import type { Product } from '@shop/contracts/rest/products';
import { GoBackButton } from '../../../components/records/go-back-button.tsx';
import { RecordScreen } from '../../../components/records/record-screen.tsx';
import { Section } from '../../../components/records/section.tsx';
import { DeleteButton } from '../../../components/saving/delete-button.tsx';
import { OwnProduct } from './own-product.tsx';
import { useIsOwn } from '../show/use-is-own.ts';
import { VariantToDelete } from './variant-to-delete.tsx';

/** Takes a size, a colour, or all of a product out of the shop. */
export default function ProductDelete() {
  const isOwn = useIsOwn();
  return (
    <RecordScreen<Product>
      title={(product) => (product && isOwn(product) ? `${product.name}: delete` : 'Delete product')}
      failed="Product not found."
    >
      {(product) => (
        <OwnProduct product={product}>
          {product.variants.map((variant) => (
            <VariantToDelete key={variant.id} variant={variant} product={product} />
          ))}
          <Section title="The whole product">
            <Typography sx={{ mb: 2 }}>
              It leaves the shop and all carts. Orders that were placed keep its name, picture and price.
            </Typography>
            <Stack direction="row" spacing={1}>
              <DeleteButton
                label="Delete Entire Product"
                question={{
                  title: `Delete ${product.name}?`,
                  text: 'The product goes with all of its colours and sizes.',
                  action: 'Delete',
                  isGrave: true,
                }}
                done="Product deleted successfully!"
                failed="Error deleting product!"
                to="/products"
              />
              <GoBackButton home="/products" />
            </Stack>
          </Section>
        </OwnProduct>
      )}
    </RecordScreen>
  );
}
