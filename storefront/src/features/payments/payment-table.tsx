import { formatGhs } from '@shop/contracts/cedis';
import type { Payment } from '@shop/contracts/rest/payments';
import type { PaymentStatus } from '@shop/contracts/statuses';
import { formatTime } from '@shop/browser/dates';

const WORDS: Record<PaymentStatus, string> = {
  pending: 'Waiting',
  success: 'Paid',
  failed: 'Declined',
  abandoned: 'Not finished',
  refunded: 'Paid back',
};

export function PaymentTable({ payments }: { payments: readonly Payment[] }) {
  return (
    <table className="table payments">
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
            <td>{payment.order?.number ?? 'No order'}</td>
            <td>{payment.paidAt ? formatTime(payment.paidAt) : 'Not paid'}</td>
            <td>
              <span className="status" data-status={payment.status}>
                {WORDS[payment.status]}
              </span>
              {payment.refundedAmount > 0 && (
                <span className="note">{formatGhs(payment.refundedAmount)} paid back</span>
              )}
            </td>
            <td className="table__number">{formatGhs(payment.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
