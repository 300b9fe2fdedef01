import type { Person } from '@shop/chassis/auth/caller';
import { conflict } from '@shop/chassis/errors/problem';
import { cancelFulfilments } from './cancel-parts.ts';
import { lockOrder } from './change-store.ts';
import { cancellableByCustomer } from './decide-cancellation.ts';
import { findOrder } from './find-orders.ts';
import { scopeOf } from './order-scope.ts';
import type { StepParts } from './take-step.ts';

/** The customer takes its order back while no vendor has accepted. Answers the order's id. */
export async function cancelOrder(
  { database, outbox, now }: StepParts,
  customer: Person,
  idOrNumber: string,
  reason: string,
): Promise<number> {
  const orderId = await findOrder(database, idOrNumber, scopeOf(customer));
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const fulfilmentIds = cancellableByCustomer(order.fulfilments);
    if (!fulfilmentIds) {
      throw conflict(
        'too_late_to_cancel',
        order.status === 'cancelled'
          ? 'This order is cancelled already.'
          : `This order can’t be cancelled any more: its status is “${order.status}”, and a part of it was accepted.`,
      );
    }
    const by = { role: customer.role, id: customer.id };
    const cancellation = { cause: 'customer', reason } as const;
    await cancelFulfilments(tx, outbox, order, { fulfilmentIds, cancellation, at: now(), by });
  });
  return orderId;
}
