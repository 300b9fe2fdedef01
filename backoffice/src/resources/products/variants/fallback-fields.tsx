import AddIcon from '@mui/icons-material/AddOutlined';
import { Box, Button, type SxProps, type Theme, Typography } from '@mui/material';
import type { ProductVariant } from '@shop/contracts/rest/products';
import { useFormContext } from 'react-hook-form';
import type { EditorValues } from './editor-values.ts';
import { newSize } from './new-rows.ts';
import { OfferFields } from './offer-fields.tsx';

interface FallbackFieldsProps {
  index: number;
  saved: ProductVariant | undefined;
}

const grid: SxProps<Theme> = {
  ...{ display: 'grid', columnGap: 1, rowGap: 1.5, alignItems: 'start', mt: 1.5 },
  gridTemplateColumns: { xs: '1fr 1fr', lg: '1fr 1fr 1fr auto' },
  gridTemplateAreas: { xs: '"price discount" "stock available"', lg: '"price discount stock available"' },
};

/** A colour without sizes: it has a price and stock of its own. */
export function FallbackFields({ index, saved }: FallbackFieldsProps) {
  const source = `variants.${index}` as const;
  const { getValues, setValue } = useFormContext<EditorValues>();
  const losesSizes = saved !== undefined && saved.sizes.length > 0;

  const addRealSize = () => {
    const variant = getValues(source);
    if (variant.sizes.length === 0) setValue(`${source}.sizes`, [newSize([], variant)]);
    setValue(`${source}.hasSizes`, true);
  };

  return (
    <>
      <Typography color="text.secondary">
        {losesSizes
          ? 'All its sizes go when this is saved. From then on the colour itself is sold.'
          : 'Fallback: this colour has no sizes and is sold as it is.'}
      </Typography>
      <Box sx={grid}>
        <OfferFields
          source={source}
          heldStock={losesSizes ? 0 : (saved?.heldStock ?? 0)}
          stockHint={losesSizes ? 'The pieces of its sizes don’t come along: count anew.' : undefined}
        />
      </Box>
      <Button variant="outlined" startIcon={<AddIcon />} sx={{ minHeight: 44, mt: 1 }} onClick={addRealSize}>
        Add real size
      </Button>
      {saved !== undefined && !losesSizes && saved.stock > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          With a first size, the {saved.stock} {saved.stock === 1 ? 'piece' : 'pieces'} of the colour itself no longer
          count: each size has its own.
        </Typography>
      )}
    </>
  );
}
