import type { Order } from '@shop/contracts/rest/orders';
import { formatTime } from '../../lib/dates.ts';
import { CancelOrder } from './cancel-order.tsx';
import { CancelledBanner } from './cancelled-banner.tsx';
import { FulfilmentList } from './fulfilment-list.tsx';
import { OrderLines } from './order-lines.tsx';
import { StageList } from './stage-list.tsx';
import { canBeCancelled } from './tracking.ts';
import { formatPhone } from '../../lib/phone.ts';

interface TrackedOrderProps {
  order: Order;
  /** True where the last look failed. */
  isStale: boolean;
  /** Looks at the order again. */
  onChanged: () => Promise<unknown>;
}

export function TrackedOrder({ order, isStale, onChanged }: TrackedOrderProps) {
  return (
    <article className="tracked">
      <h2>Order {order.number}</h2>
      <p className="note">Placed {formatTime(order.placedAt)}</p>
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
