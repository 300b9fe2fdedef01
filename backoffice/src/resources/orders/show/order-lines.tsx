import { Box, Link, Stack, Typography } from '@mui/material';
import { formatGhs } from '@shop/contracts/cedis';
import type { Order } from '@shop/contracts/rest/orders';
import { Link as RouterLink } from 'react-router-dom';
import { Picture } from '../../../components/fields/picture.tsx';

/** What was bought, at the price paid: picture, colour and size, how many. */
export const OrderLines = ({ items }: Pick<Order, 'items'>) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {items.map(({ id, product, quantity, unitPrice, lineTotal }) => (
      <Stack
        component="li"
        key={id}
        direction="row"
        spacing={2}
        sx={{ py: 1, borderBottom: 1, borderColor: 'divider', alignItems: 'center' }}
      >
        <Picture url={product.imageUrl} alt="" sizePx={56} />
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Link component={RouterLink} to={`/products/${product.id}/show`}>
            {product.name}
          </Link>
          <Typography variant="body2" color="text.secondary">
            {[product.color, product.size].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
          <div>{formatGhs(lineTotal)}</div>
          <Typography variant="body2" color="text.secondary">
            {quantity} × {formatGhs(unitPrice)}
          </Typography>
        </Box>
      </Stack>
    ))}
  </Box>
);
