import AddIcon from '@mui/icons-material/AddOutlined';
import { Button, Stack, Typography } from '@mui/material';
import type { ProductVariant } from '@shop/contracts/rest/products';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { EditorValues } from './editor-values.ts';
import { newSize } from './new-rows.ts';
import { SizeRow } from './size-row.tsx';

interface SizeRowsProps {
  index: number;
  saved: ProductVariant | undefined;
}

/** The sizes of a colour. Without the last one the colour itself is sold. */
export function SizeRows({ index, saved }: SizeRowsProps) {
  const source = `variants.${index}` as const;
  const { getValues, setValue } = useFormContext<EditorValues>();
  const { fields, append, remove } = useFieldArray<EditorValues, `${typeof source}.sizes`, 'fieldKey'>({
    name: `${source}.sizes`,
    keyName: 'fieldKey',
  });
  const prices = useWatch<EditorValues, `${typeof source}.sizes`>({ name: `${source}.sizes` }).map(
    ({ price }) => price,
  );
  const fallBack = () => {
    setValue(`${source}.hasSizes`, false);
  };

  return (
    <>
      {fields.map(({ fieldKey, id }, place) => (
        <SizeRow
          key={fieldKey}
          source={`${source}.sizes.${place}`}
          place={place}
          saved={saved?.sizes.find((size) => size.id === id)}
          onRemove={() => {
            remove(place);
            if (fields.length === 1) fallBack();
          }}
        />
      ))}
      {prices.includes(null) && (
        <Typography variant="body2" color="text.secondary">
          A size without a price costs what its colour, the first size or the product does.
        </Typography>
      )}
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          sx={{ minHeight: 44 }}
          onClick={() => {
            append(newSize(getValues(`${source}.sizes`)));
          }}
        >
          Add Size
        </Button>
        {fields.every(({ id }) => id === null) && (
          <Button sx={{ minHeight: 44 }} onClick={fallBack}>
            Use fallback
          </Button>
        )}
      </Stack>
    </>
  );
}
