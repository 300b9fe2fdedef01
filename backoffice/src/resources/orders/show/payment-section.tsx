import { Link, Typography } from '@mui/material';
import { formatGhs } from '@shop/contracts/cedis';
import type { Order } from '@shop/contracts/rest/orders';
import type { Payment } from '@shop/contracts/rest/payments';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { StatusChip } from '../../../components/fields/status-chip.tsx';
import { RefundsOfPayment } from '../../../components/payments/refunds-of-payment.tsx';
import { useRefunds } from '../../../components/payments/use-refunds.ts';
import { Fact, Facts } from '../../../components/records/facts.tsx';
import { Section } from '../../../components/records/section.tsx';
import { useShop } from '../../../data/shop.tsx';
import { isRefundDue } from './is-refund-due.ts';
import { RefundOnItsWay } from './refund-on-its-way.tsx';

/** How it was paid and what of that went back; a vendor reads of its share. */
export function PaymentSection({ order }: { order: Order }) {
  const { id, reference, payment } = order;
  const { area } = useShop();
  const { data } = useGetList<Payment>('payments', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
    filter: { orderId: id },
  });
  const recorded = data?.[0];
  const refunds = useRefunds(recorded?.id);
  const hasFailed = refunds.some(({ state }) => state === 'failed');
  return (
    <Section title="Payment" action={payment && <StatusChip status={payment.status} />}>
      {payment ? (
        <Facts>
          <Fact label="Payment">
            {recorded ? (
              <Link component={RouterLink} to={`/payments/${recorded.id}/show`}>
                No. {recorded.id}
              </Link>
            ) : (
              '–'
            )}
          </Fact>
          <Fact label="Reference">{reference}</Fact>
          <Fact label="Payment method">{payment.method ?? '–'}</Fact>
          {recorded && <Fact label={area === 'admin' ? 'Amount' : 'Your share'}>{formatGhs(recorded.amount)}</Fact>}
          <Fact label="Refunded">{formatGhs(payment.refundedAmount)}</Fact>
        </Facts>
      ) : (
        <Typography>The payment can’t be read just now. Its reference is {reference}.</Typography>
      )}
      {isRefundDue(order) && !hasFailed && <RefundOnItsWay />}
      <RefundsOfPayment refunds={refunds} />
    </Section>
  );
}
