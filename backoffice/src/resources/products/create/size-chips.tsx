import { Chip, FormHelperText, Stack } from '@mui/material';
import { useController } from 'react-hook-form';
import { useLookup } from '../variants/use-lookup.ts';
import type { NewProductValues, NewSizeValues } from './new-product-values.ts';

/** All sizes of the shop; each is ticked or not at one press, and keeps the order of the list. */
export function SizeChips({ source }: { source: `variants.${number}.sizes` }) {
  const { choices, failed } = useLookup('sizes');
  const { field } = useController<NewProductValues, typeof source>({ name: source });
  const ticked = new Map(field.value.map((size: NewSizeValues) => [size.sizeId, size]));

  const toggle = (sizeId: number) => {
    const next = new Map(ticked);
    if (!next.delete(sizeId)) next.set(sizeId, { sizeId, stock: null, price: null });
    field.onChange(choices.flatMap(({ id }) => next.get(id) ?? []));
  };

  return (
    <Stack role="group" aria-label="Sizes" direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {choices.map(({ id, name }) => (
        <Chip
          key={id}
          label={name}
          aria-pressed={ticked.has(id)}
          color={ticked.has(id) ? 'primary' : 'default'}
          variant={ticked.has(id) ? 'filled' : 'outlined'}
          onClick={() => {
            toggle(id);
          }}
          sx={{ minHeight: 44, borderRadius: 6, px: 0.5 }}
        />
      ))}
      {failed && <FormHelperText error>The sizes can’t be read just now.</FormHelperText>}
    </Stack>
  );
}
