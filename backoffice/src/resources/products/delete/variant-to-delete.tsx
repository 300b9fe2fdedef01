import { Box, Stack, Typography } from '@mui/material';
import type { Product, ProductVariant } from '@shop/contracts/rest/products';
import type { ReactNode } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { Picture } from '../../../components/fields/picture.tsx';
import { Section } from '../../../components/records/section.tsx';
import { DeleteButton } from '../../../components/saving/delete-button.tsx';
import { rowsOfProduct } from '../list/product-rows.ts';
import { ShownPrice } from '../list/shown-price.tsx';
import { StockCount } from '../list/stock-count.tsx';

interface VariantToDeleteProps {
  product: Product;
  variant: ProductVariant;
}

/** One colour with the price and stock of its first size; it can go, and so can each of its sizes. */
export function VariantToDelete({ product, variant }: VariantToDeleteProps) {
  const { color, images, sizes } = variant;
  const [row] = rowsOfProduct({ ...product, variants: [variant] });
  const name = `${product.name}, ${color.name}`;
  return (
    <Section
      title={color.name}
      subheader={
        row && (
          <>
            <ShownPrice price={row.price} discountPrice={row.discountPrice} /> · Stock <StockCount {...row} />
          </>
        )
      }
      action={
        <Removable resource="products/variant" id={variant.id}>
          <DeleteButton
            label="Delete Variant"
            question={{
              title: `Delete ${name}?`,
              text: 'The colour goes with all of its sizes.',
              action: 'Delete',
              isGrave: true,
            }}
            done="Variant deleted successfully!"
            failed="Error deleting variant!"
          />
        </Removable>
      }
    >
      <Stack direction="row" spacing={2}>
        <Picture url={(images[0] ?? product.images[0])?.url} alt={name} sizePx={64} />
        <Box component="ul" aria-label={`Sizes of ${color.name}`} sx={{ m: 0, p: 0, listStyle: 'none', flexGrow: 1 }}>
          {sizes.length === 0 && <Typography component="li">Without sizes.</Typography>}
          {sizes.map(({ id, size, stock, heldStock }) => (
            <Stack
              component="li"
              key={id}
              direction="row"
              sx={{ justifyContent: 'space-between', alignItems: 'center', minHeight: 44 }}
            >
              <span>
                {size.name} · Stock <StockCount stock={stock} heldStock={heldStock ?? 0} />
              </span>
              <Removable resource="products/variant-size" id={id}>
                <DeleteButton
                  question={{
                    title: `Delete ${name}, ${size.name}?`,
                    text: 'This size can no longer be bought.',
                    action: 'Delete',
                    isGrave: true,
                  }}
                  done="Size deleted successfully!"
                  failed="Error deleting size!"
                />
              </Removable>
            </Stack>
          ))}
        </Box>
      </Stack>
    </Section>
  );
}

interface RemovableProps {
  /** The call by which it goes. */
  resource: 'products/variant' | 'products/variant-size';
  id: number;
  children: ReactNode;
}

const Removable = ({ resource, id, children }: RemovableProps) => (
  <ResourceContextProvider value={resource}>
    <RecordContextProvider value={{ id }}>{children}</RecordContextProvider>
  </ResourceContextProvider>
);
