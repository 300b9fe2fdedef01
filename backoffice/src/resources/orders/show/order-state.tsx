import { Typography } from '@mui/material';
import type { Order } from '@shop/contracts/rest/orders';
import { StatusChip } from '../../../components/fields/status-chip.tsx';
import { useShop } from '../../../data/shop.tsx';

/** How far an order is. A vendor reads how far its own part is, and beneath it what the whole order still waits for. */
export function OrderState({ order: { status, fulfilments } }: { order: Pick<Order, 'status' | 'fulfilments'> }) {
  const { area } = useShop();
  const own = area === 'vendor' ? (fulfilments[0]?.status ?? status) : status;
  return (
    <div>
      <StatusChip status={own} />
      {own !== status && (
        <Typography variant="caption" component="div" color="text.secondary">
          whole order: {status}
        </Typography>
      )}
    </div>
  );
}
