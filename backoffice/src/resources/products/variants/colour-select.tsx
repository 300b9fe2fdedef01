import { Stack } from '@mui/material';
import type { ProductVariant } from '@shop/contracts/rest/products';
import { LookupSelect } from './lookup-select.tsx';
import { Swatch } from './swatch.tsx';

/** The colour of a variant, by name and look. */
export const ColourSelect = ({ index, saved }: { index: number; saved: ProductVariant | undefined }) => (
  <LookupSelect
    source={`variants.${index}.colorId`}
    kind="colors"
    label="Colour"
    saved={saved?.color}
    show={({ name, hex }) => (
      <Stack direction="row" component="span" spacing={1} sx={{ alignItems: 'center' }}>
        <Swatch hex={hex} />
        <span>{name}</span>
      </Stack>
    )}
  />
);
