import AddIcon from '@mui/icons-material/AddOutlined';
import { Alert, Box, Button, type Theme, useMediaQuery } from '@mui/material';
import type { Product } from '@shop/contracts/rest/products';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { basicNotice } from './basic-notice.ts';
import type { EditorValues } from './editor-values.ts';
import { newVariant } from './new-rows.ts';
import { VariantBlock } from './variant-block.tsx';

/** The colours of a product, each in a block; those of a phone begin closed, so that one finds one's way. */
export function VariantBlocks({ product }: { product: Product }) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const { getValues } = useFormContext<EditorValues>();
  const { fields, append, remove } = useFieldArray<EditorValues, 'variants', 'fieldKey'>({
    name: 'variants',
    keyName: 'fieldKey',
  });
  const notice = basicNotice(product, fields.length);

  return (
    <>
      {notice !== null && <Alert severity="info">{notice}</Alert>}
      <Box>
        {fields.map(({ fieldKey, id }, index) => (
          <VariantBlock
            key={fieldKey}
            index={index}
            saved={product.variants.find((variant) => variant.id === id)}
            startsOpen={isWide || id === null || fields.length === 1}
            onRemove={() => {
              remove(index);
            }}
          />
        ))}
      </Box>
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        sx={{ minHeight: 44, alignSelf: 'flex-start' }}
        onClick={() => {
          append(newVariant(getValues('variants'), product));
        }}
      >
        Add Variant
      </Button>
    </>
  );
}
