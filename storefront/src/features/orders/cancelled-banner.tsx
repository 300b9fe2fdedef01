import { formatGhs } from '@shop/contracts/cedis';
import type { Order } from '@shop/contracts/rest/orders';
import { formatTime } from '@shop/browser/dates';

export function CancelledBanner({ order }: { order: Order }) {
  const { cancellation } = order;
  const isPaidBack = (order.payment?.refundedAmount ?? 0) >= (cancellation?.refundAmount ?? 0);
  return (
    <div className="banner banner--bad" role="status">
      <h2>This order is cancelled</h2>
      {cancellation && (
        <>
          <p>{cancellation.reason}</p>
          {cancellation.refundAmount > 0 && (
            <p>
              <strong>{formatGhs(cancellation.refundAmount)}</strong> {isPaidBack ? 'has gone back' : 'goes back'} to
              the account that you paid from. Reference {order.reference}.
            </p>
          )}
          <p className="note">{formatTime(cancellation.at)}</p>
        </>
      )}
    </div>
  );
}
