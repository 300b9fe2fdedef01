import type { OrderStatus } from '@shop/contracts/statuses';
import type { Person } from '@shop/chassis/auth/caller';
import type { Database, Transaction } from '@shop/chassis/database/database';
import { Problem } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import { cancelFulfilments } from './cancel-parts.ts';
import { lockOrder, moveFulfilments } from './change-store.ts';
import type { LockedOrder } from './change-store.ts';
import { decideStep } from './decide-step.ts';
import { findOrder } from './find-orders.ts';
import { followFulfilments } from './follow-fulfilments.ts';
import { scopeOf } from './order-scope.ts';

export interface StepParts {
  database: Database;
  outbox: Outbox;
  now: () => Date;
}

interface Wish {
  status: OrderStatus;
  reason?: string | undefined;
}

/** Takes a person's step on an order and answers the order's id. Throws a Problem where it is not theirs, or not next. */
export async function takeStep(
  { database, outbox, now }: StepParts,
  person: Person,
  idOrNumber: string,
  wish: Wish,
): Promise<number> {
  const orderId = await findOrder(database, idOrNumber, scopeOf(person));
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const { role, vendorId, id } = person;
    const decision = decideStep(order.fulfilments, { role, vendorId, status: wish.status, reason: wish.reason });
    if (decision.kind === 'refused') throw new Problem(decision.status, decision.code, decision.message);

    const step = { at: now(), by: { role, id } };
    const { fulfilmentIds } = decision;
    if (decision.kind === 'advance')
      return advance(tx, outbox, order, { ...step, ids: fulfilmentIds, to: decision.to });
    const cancellation = { cause: role === 'admin' ? 'staff' : 'rejected', reason: decision.reason } as const;
    return cancelFulfilments(tx, outbox, order, { ...step, fulfilmentIds, cancellation });
  });
  return orderId;
}

async function advance(
  tx: Transaction,
  outbox: Outbox,
  order: LockedOrder,
  { at, by, ids, to }: { at: Date; by: { role: Person['role']; id: number }; ids: number[]; to: OrderStatus },
): Promise<void> {
  await moveFulfilments(tx, { ids, step: { status: to, at, by }, reason: null });
  const moved = order.fulfilments.filter(({ id }) => ids.includes(id));
  await followFulfilments(tx, outbox, order, { at, by, ids, to, cancellation: null }, (identity, version) =>
    moved.map(({ id, vendorId, status: from }) => ({
      type: 'orders.fulfilment-status-changed.v1',
      payload: {
        ...{ ...identity, fulfilmentId: id, vendorId, status: to, version },
        changes: { status: { from, to } },
      },
    })),
  );
}
