import { Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import type { Product } from '@shop/contracts/rest/products';
import { useState } from 'react';
import { useDialogs } from '../../../components/dialogs/dialogs.ts';
import { rowsOfProduct } from '../list/product-rows.ts';
import { ShownPrice } from '../list/shown-price.tsx';
import { StockCount } from '../list/stock-count.tsx';
import { Swatch } from '../variants/swatch.tsx';

/** Choices that go on in a second line have a frame each. */
const choices = {
  ...{ flexWrap: 'wrap', gap: 0.5 },
  '& .MuiToggleButtonGroup-grouped': { m: 0, border: 1, borderColor: 'divider', borderRadius: 1 },
};
const target = { minHeight: 44, textTransform: 'none', gap: 1 };

/** The product as a customer chooses from it: a colour, a size, and what that costs. */
export function ColourChoice({ product }: { product: Product }) {
  const { tell } = useDialogs();
  const [variantId, setVariantId] = useState(product.variants[0]?.id);
  const variant = product.variants.find(({ id }) => id === variantId) ?? product.variants[0];
  const [sizeId, setSizeId] = useState<number | undefined>();
  const size = variant?.sizes.find(({ id }) => id === sizeId) ?? variant?.sizes[0];
  // The price of a size follows the same fallback as in the list.
  const chosen = variant
    ? rowsOfProduct({ ...product, variants: [{ ...variant, sizes: size ? [size] : [] }] })[0]
    : rowsOfProduct(product)[0];

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {product.variants.length > 0 && (
        <ToggleButtonGroup
          exclusive
          aria-label="Colour"
          value={variant?.id}
          onChange={(_event, id: number | null) => {
            if (id !== null) setVariantId(id);
          }}
          sx={choices}
        >
          {product.variants.map(({ id, color }) => (
            <ToggleButton key={id} value={id} sx={target}>
              <Swatch hex={color.hex} /> {color.name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {variant && variant.sizes.length > 0 && (
        <ToggleButtonGroup
          exclusive
          aria-label="Size"
          value={size?.id}
          onChange={(_event, id: number | null) => {
            if (id !== null) setSizeId(id);
          }}
          sx={choices}
        >
          {variant.sizes.map(({ id, size: { name } }) => (
            <ToggleButton key={id} value={id} sx={target}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {chosen && (
        <Typography component="div">
          <ShownPrice price={chosen.price} discountPrice={chosen.discountPrice} /> · Stock <StockCount {...chosen} />
        </Typography>
      )}
      <Button
        variant="outlined"
        sx={{ minHeight: 44 }}
        onClick={() => void tell({ title: 'Add to Cart', text: 'Carts are made by customers, in the shop.' })}
      >
        Add to Cart
      </Button>
    </Stack>
  );
}
