import type { OrderStatus } from '@shop/contracts/statuses';
import type { NewEvent, Outbox } from '@shop/chassis/events/outbox';
import type { Transaction } from '@shop/chassis/database/database';
import { markDelivered } from '../delivery/delivery-store.ts';
import { moveOrder } from './change-store.ts';
import type { LockedOrder, OrderCancellation } from './change-store.ts';
import { statusOf } from './decide-step.ts';
import type { StepTaker } from './step-store.ts';

export interface Change {
  at: Date;
  by: StepTaker;
  /** The fulfilments that change, and their new status. */
  ids: readonly number[];
  to: OrderStatus;
  /** Why the whole order falls away, should this change leave nothing live. */
  cancellation: OrderCancellation | null;
}

const identityOf = ({ id, number, reference, customerId }: LockedOrder) => ({
  orderId: id,
  number,
  reference,
  customerId,
});

/** Lets the order's own status follow its fulfilments, and appends what `tell` makes of it to the outbox. */
export async function followFulfilments(
  tx: Transaction,
  outbox: Outbox,
  order: LockedOrder,
  { at, by, ids, to, cancellation }: Change,
  tell: (order: ReturnType<typeof identityOf>, version: number) => NewEvent[],
): Promise<void> {
  const status = statusOf(
    order.fulfilments.map((fulfilment) => (ids.includes(fulfilment.id) ? { status: to } : fulfilment)),
  );
  const version = await moveOrder(tx, order, { status, at, by }, status === 'cancelled' ? cancellation : null);
  if (status === 'delivered') await markDelivered(tx, order.id, at);
  const identity = identityOf(order);
  const isToldByCancellation = status === 'cancelled';
  outbox.append(
    tx,
    ...tell(identity, version),
    ...(status === order.status || isToldByCancellation
      ? []
      : [
          {
            type: 'orders.order-status-changed.v1',
            payload: { ...identity, status, version, changes: { status: { from: order.status, to: status } } },
          } as const,
        ]),
  );
}
