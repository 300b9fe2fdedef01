import { Button, Stack, Typography } from '@mui/material';
import { Controller, useWatch } from 'react-hook-form';
import { Gallery } from '../../../components/gallery/gallery.tsx';
import { Section } from '../../../components/records/section.tsx';
import { StockInput } from '../details/stock-input.tsx';
import { ColourSelect } from '../variants/colour-select.tsx';
import { useLookup } from '../variants/use-lookup.ts';
import { type NewProductValues, newVariant } from './new-product-values.ts';
import { SizeChips } from './size-chips.tsx';
import { StockGrid } from './stock-grid.tsx';

interface NewVariantSectionProps {
  index: number;
  onRemove: () => void;
}

/** One colour in the order of the hands: photo, colour, sizes, how many. */
export function NewVariantSection({ index, onRemove }: NewVariantSectionProps) {
  const source = `variants.${index}` as const;
  const variants = useWatch<NewProductValues, 'variants'>({ name: 'variants' });
  const { choices } = useLookup('colors');
  const { colorId, sizes } = variants[index] ?? newVariant();
  const isTwice = variants.findIndex((variant) => variant.colorId === colorId) < index;
  const colour = choices.find(({ id }) => id === colorId);
  const name = colour && !isTwice ? colour.name : `Colour ${index + 1}`;
  return (
    <Section
      title={name}
      action={
        <Button color="error" aria-label={`Remove ${name}`} sx={{ minHeight: 44 }} onClick={onRemove}>
          Remove
        </Button>
      }
    >
      <Stack spacing={2}>
        <Controller<NewProductValues, `${typeof source}.pictures`>
          name={`${source}.pictures`}
          render={({ field }) => <Gallery of={name} pictures={field.value} onChange={field.onChange} />}
        />
        <ColourSelect index={index} saved={undefined} />
        <Typography>Which sizes do you have? None, if it comes in one size.</Typography>
        <SizeChips source={`${source}.sizes`} />
        {sizes.length > 0 ? <StockGrid source={`${source}.sizes`} /> : <StockInput source={`${source}.stock`} />}
      </Stack>
    </Section>
  );
}
