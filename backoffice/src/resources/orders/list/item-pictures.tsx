import { Box, Stack, Tooltip, Typography } from '@mui/material';
import type { Order } from '@shop/contracts/rest/orders';
import { Picture } from '../../../components/fields/picture.tsx';
import { itemsInWords } from './items-in-words.ts';

const SHOWN = 2;

/** What was bought, at a glance: the first pictures, how many pieces, and the names as far as they fit. */
export function ItemPictures({ items }: Pick<Order, 'items'>) {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Tooltip title={itemsInWords(items)}>
      <Box sx={{ maxWidth: 112 }}>
        <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
          {items.slice(0, SHOWN).map(({ id, product }) => (
            <Picture key={id} url={product.imageUrl} alt="" sizePx={32} />
          ))}
          <Typography variant="caption" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
            {pieces === 1 ? '1 piece' : `${pieces} pieces`}
          </Typography>
        </Stack>
        <Typography variant="caption" component="div" noWrap>
          {items.map(({ product }) => product.name).join(', ')}
        </Typography>
      </Box>
    </Tooltip>
  );
}
