import { formatTime } from '@shop/browser/dates';
import { formatGhs } from '@shop/contracts/cedis';
import type { OnePayment } from '@shop/contracts/rest/payments';
import { OrderOfPayment } from '../../components/payments/order-of-payment.tsx';
import { StatusChip } from '../../components/fields/status-chip.tsx';
import { Fact, Facts } from '../../components/records/facts.tsx';
import { Section } from '../../components/records/section.tsx';
import { useShop } from '../../data/shop.tsx';

/** Everything that the ledger says of one payment; to a vendor, of its share. */
export function PaymentFacts({ payment }: { payment: OnePayment }) {
  const { area } = useShop();
  return (
    <Section title={`Payment no. ${payment.id}`} action={<StatusChip status={payment.status} />}>
      <Facts>
        <Fact label={area === 'admin' ? 'Amount' : 'Your share'}>
          <strong>{formatGhs(payment.amount)}</strong>
        </Fact>
        <Fact label="Refunded">{formatGhs(payment.refundedAmount)}</Fact>
        {payment.refundableAmount !== undefined && (
          <Fact label="Can be refunded">{formatGhs(payment.refundableAmount)}</Fact>
        )}
        <Fact label="OrderId">
          <OrderOfPayment {...payment} />
        </Fact>
        <Fact label="Customer">{payment.order?.customer.name ?? '–'}</Fact>
        <Fact label="Payment Method">{payment.method ?? '–'}</Fact>
        <Fact label="Reference">{payment.reference}</Fact>
        <Fact label="PaidAt">{formatTime(payment.paidAt)}</Fact>
        <Fact label="Started">{formatTime(payment.createdAt)}</Fact>
      </Facts>
    </Section>
  );
}
