import { formatGhs } from '@shop/contracts/cedis';
import type { Payment } from '@shop/contracts/rest/payments';
import type { PaymentStatus } from '@shop/contracts/statuses';
import { formatTime } from '../../lib/dates.ts';

const WORDS: Record<PaymentStatus, string> = {
  pending: 'Waiting',
  success: 'Paid',
  failed: 'Declined',
  abandoned: 'Not finished',
  refunded: 'Paid back',
};

export function PaymentTable({ payments }: { payments: readonly Payment[] }) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Paid</th>
          <th scope="col">Status</th>
          <th scope="col" className="table__number">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <tr key={payment.id}>
            <td data-label="Order">{payment.order?.number ?? '–'}</td>
            <td data-label="Paid">{formatTime(payment.paidAt)}</td>
            <td data-label="Status">
              {WORDS[payment.status]}
              {payment.refundedAmount > 0 && (
                <span className="note">{formatGhs(payment.refundedAmount)} paid back</span>
              )}
            </td>
            <td data-label="Amount" className="table__number">
              {formatGhs(payment.amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
