import type { Order } from '@shop/contracts/rest/orders';
import { STATUS_WORDS } from './tracking.ts';

/** Where each shop's part stands; only worth a place where several shops, or a refusal, are in the order. */
export function FulfilmentList({ fulfilments }: { fulfilments: Order['fulfilments'] }) {
  if (fulfilments.length < 2 && fulfilments.every(({ reason }) => reason === null)) return null;
  return (
    <section>
      <h2>Who sends what</h2>
      <ul className="fulfilments">
        {fulfilments.map(({ id, shopName, status, reason }) => (
          <li key={id}>
            <strong>{shopName ?? 'A shop'}</strong>
            <span className="status" data-status={status}>
              {STATUS_WORDS[status]}
            </span>
            {reason && <span className="note">{reason}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
