import { Box, Stack, type SxProps, type Theme, Typography } from '@mui/material';
import { useController } from 'react-hook-form';
import { PriceInput } from '../../../components/forms/price-input.tsx';
import { StockInput } from '../details/stock-input.tsx';
import { useLookup } from '../variants/use-lookup.ts';
import type { NewProductValues, NewSizeValues } from './new-product-values.ts';
import { SetAllStocks } from './set-all-stocks.tsx';

const row: SxProps<Theme> = {
  ...{ display: 'grid', columnGap: 1, rowGap: 1.5, alignItems: 'start' },
  ...{ borderTop: 1, borderColor: 'divider', pt: 1.5 },
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(11rem, 18rem) 9rem 11rem' },
};
const name: SxProps<Theme> = { gridColumn: { xs: '1 / -1', sm: 'auto' }, pt: { sm: 1 } };

/** How many there are of each size that is ticked, and what one costs that differs. */
export function StockGrid({ source }: { source: `variants.${number}.sizes` }) {
  const { field } = useController<NewProductValues, typeof source>({ name: source });
  const { choices } = useLookup('sizes');
  const sizes: readonly NewSizeValues[] = field.value;
  const nameOf = (sizeId: number) => choices.find(({ id }) => id === sizeId)?.name ?? '';

  return (
    <Stack spacing={1.5}>
      {sizes.length > 1 && (
        <SetAllStocks
          onSet={(stock) => {
            field.onChange(sizes.map((size) => ({ ...size, stock })));
          }}
        />
      )}
      {sizes.map(({ sizeId }, place) => (
        <Box key={sizeId} role="group" aria-label={nameOf(sizeId)} sx={row}>
          <Typography sx={name}>{nameOf(sizeId)}</Typography>
          <StockInput source={`${source}.${place}.stock`} />
          <PriceInput source={`${source}.${place}.price`} label="Other price" helperText={false} />
        </Box>
      ))}
    </Stack>
  );
}
