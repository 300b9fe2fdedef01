import { Chip, type ChipProps } from '@mui/material';
import type { OrderStatus, PaymentStatus } from '@shop/contracts/statuses';

const COLOURS: Record<OrderStatus | PaymentStatus, ChipProps['color']> = {
  pending: 'warning',
  accepted: 'info',
  picked: 'info',
  out: 'info',
  delivered: 'success',
  cancelled: 'error',
  success: 'success',
  failed: 'error',
  abandoned: 'default',
  refunded: 'default',
};

/** The status of an order, a fulfilment or a payment, in its own word; the colour only repeats it. */
export const StatusChip = ({ status }: { status: OrderStatus | PaymentStatus }) => (
  <Chip size="small" variant="outlined" label={status} color={COLOURS[status] ?? 'default'} />
);
