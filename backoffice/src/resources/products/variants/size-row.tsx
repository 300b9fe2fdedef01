import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, type SxProps, type Theme } from '@mui/material';
import type { ProductSize } from '@shop/contracts/rest/products';
import { useWatch } from 'react-hook-form';
import type { EditorValues } from './editor-values.ts';
import { LookupSelect } from './lookup-select.tsx';
import { OfferFields } from './offer-fields.tsx';
import { SkuNote } from './sku-note.tsx';
import { useLookup } from './use-lookup.ts';

interface SizeRowProps {
  source: `variants.${number}.sizes.${number}`;
  place: number;
  saved: ProductSize | undefined;
  onRemove: () => void;
}

const grid: SxProps<Theme> = {
  ...{ display: 'grid', columnGap: 1, rowGap: 1.5, alignItems: 'start', pt: 1.5, pb: 1 },
  ...{ borderTop: 1, borderColor: 'divider' },
  gridTemplateColumns: { xs: '1fr 1fr 44px', lg: '1.5fr 1.1fr 1.1fr 1fr auto 44px' },
  gridTemplateAreas: {
    xs: '"size size remove" "price discount discount" "stock available available" "note note note"',
    lg: '"size price discount stock available remove" "note note note note note note"',
  },
};

/** One size of a colour with its price and stock. */
export function SizeRow({ source, place, saved, onRemove }: SizeRowProps) {
  const sizeId = useWatch<EditorValues, `${typeof source}.sizeId`>({ name: `${source}.sizeId` });
  const { choices } = useLookup('sizes');
  const chosen = [...choices, ...(saved ? [saved.size] : [])].find(({ id }) => id === sizeId);
  const name = chosen?.name ?? `Size ${place + 1}`;
  return (
    <Box role="group" aria-label={name} sx={grid}>
      <Box sx={{ gridArea: 'size' }}>
        <LookupSelect source={`${source}.sizeId`} kind="sizes" label="Size" saved={saved?.size} />
      </Box>
      <OfferFields source={source} heldStock={saved?.heldStock ?? 0} />
      <IconButton aria-label={`Remove ${name}`} onClick={onRemove} sx={{ gridArea: 'remove', width: 44, height: 44 }}>
        <RemoveIcon color="error" />
      </IconButton>
      <Box sx={{ gridArea: 'note' }}>
        <SkuNote sku={saved?.SKU} isOutdated={saved !== undefined && saved.sizeId !== sizeId} />
      </Box>
    </Box>
  );
}
