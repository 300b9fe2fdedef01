import type { Order } from '@shop/contracts/rest/orders';
import { formatTime } from '@shop/browser/dates';
import { CancelOrder } from './cancel-order.tsx';
import { CancelledBanner } from './cancelled-banner.tsx';
import { FulfilmentList } from './fulfilment-list.tsx';
import { OrderLines } from './order-lines.tsx';
import { paidWords } from './paid-words.ts';
import { StageList } from './stage-list.tsx';
import { ThankYou } from './thank-you.tsx';
import { canBeCancelled } from './tracking.ts';
import { formatPhone } from '@shop/browser/phone';

interface TrackedOrderProps {
  order: Order;
  /** True where the customer comes from paying for it. */
  isJustPaid: boolean;
  /** True where the last look failed. */
  isStale: boolean;
  /** Looks at the order again. */
  onChanged: () => Promise<unknown>;
}

export function TrackedOrder({ order, isJustPaid, isStale, onChanged }: TrackedOrderProps) {
  const paid = paidWords(order);
  return (
    <article className="tracked">
      {isJustPaid && order.status !== 'cancelled' && <ThankYou order={order} />}
      <div>
        <h2>Order {order.number}</h2>
        <p className="note">Placed {formatTime(order.placedAt)}</p>
        {paid !== null && order.status !== 'cancelled' && <p className="note">Paid {paid}</p>}
      </div>
      {isStale && (
        <p className="warnings" role="status">
          No connection at the moment. This is the last that we know.
        </p>
      )}
      {order.status === 'cancelled' ? <CancelledBanner order={order} /> : <StageList order={order} />}
      <FulfilmentList fulfilments={order.fulfilments} />
      <section>
        <h2>What you bought</h2>
        <OrderLines order={order} />
      </section>
      {order.address && (
        <section>
          <h2>Where it goes</h2>
          <p>
            {order.address.street}, {order.address.city}, {order.address.region}
            <br />
            {formatPhone(order.address.phone)}
          </p>
        </section>
      )}
      {canBeCancelled(order) && <CancelOrder order={order} onSettled={onChanged} />}
    </article>
  );
}
