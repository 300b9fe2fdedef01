import { Box, Stack, Typography } from '@mui/material';
import { formatTime } from '@shop/browser/dates';
import { formatGhs } from '@shop/contracts/cedis';
import type { Order } from '@shop/contracts/rest/orders';
import { PhoneField } from '../../../components/fields/phone-field.tsx';
import { RecordLinks } from '../../../components/lists/record-links.tsx';
import { OrderLink } from '../../../components/orders/order-link.tsx';
import { placeOf } from '../../../components/orders/place-of.ts';
import { useShop } from '../../../data/shop.tsx';
import { OrderState } from '../show/order-state.tsx';
import { StepButtons } from '../steps/step-buttons.tsx';
import { ItemPictures } from './item-pictures.tsx';

/** An order on a phone. A vendor accepts or rejects right here, with the thumb. */
export function OrderCard({ order }: { order: Order }) {
  const { area } = useShop();
  const { number, placedAt, items, customer, address, totalAmount } = order;
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <OrderLink order={order} />
        <OrderState order={order} />
      </Stack>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <ItemPictures items={items} />
        <Typography sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>{formatGhs(totalAmount)}</Typography>
      </Stack>
      <Typography variant="body2" component="div">
        {customer.name} · {placeOf(address)}
        <Box sx={{ py: 0.5 }}>
          <PhoneField source="customer.phone" />
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {formatTime(placedAt)}
        </Box>
      </Typography>
      {area === 'vendor' ? (
        <StepButtons order={order} isBig />
      ) : (
        <RecordLinks of={`order ${number}`} screens={['View', 'Edit', 'Delete']} />
      )}
    </Stack>
  );
}
