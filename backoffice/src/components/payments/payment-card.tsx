import { Stack, Typography } from '@mui/material';
import { formatTime } from '@shop/browser/dates';
import { formatGhs } from '@shop/contracts/cedis';
import type { Payment } from '@shop/contracts/rest/payments';
import { StatusChip } from '../fields/status-chip.tsx';
import { OrderOfPayment } from './order-of-payment.tsx';
import { PaymentLink } from './payment-link.tsx';

/** A payment on a phone. */
export const PaymentCard = ({ payment }: { payment: Payment }) => (
  <Stack spacing={0.5}>
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
      <span>
        No. <PaymentLink id={payment.id} />
      </span>
      <StatusChip status={payment.status} />
    </Stack>
    <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
      <span>{payment.order?.customer.name ?? '–'}</span>
      <strong>{formatGhs(payment.amount)}</strong>
    </Stack>
    {payment.refundedAmount > 0 && (
      <Typography variant="body2">{formatGhs(payment.refundedAmount)} refunded</Typography>
    )}
    <Typography variant="body2" color="text.secondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
      {payment.orderId !== null && (
        <div>
          <OrderOfPayment {...payment} />
        </div>
      )}
      {payment.paidAt !== null && <div>{[payment.method, formatTime(payment.paidAt)].filter(Boolean).join(' · ')}</div>}
      <div>{payment.reference}</div>
    </Typography>
  </Stack>
);
