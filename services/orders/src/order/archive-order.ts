import { conflict } from '@shop/chassis/errors/problem';
import { lockOrder, markArchived } from './change-store.ts';
import { isFinished } from './decide-step.ts';
import { findOrder } from './find-orders.ts';
import type { StepParts } from './take-step.ts';

/** Takes a finished order out of the lists of those who work them off; its customer keeps it. Again, it changes nothing. */
export async function archiveOrder({ database, outbox, now }: StepParts, idOrNumber: string): Promise<void> {
  const orderId = await findOrder(database, idOrNumber, { kind: 'staff' });
  await database.transaction(async (tx) => {
    const { number, reference, customerId, status } = await lockOrder(tx, orderId);
    if (!isFinished(status)) {
      throw conflict(
        'order_unfinished',
        `Only a delivered or cancelled order can be archived: the status is “${status}”.`,
      );
    }
    if (!(await markArchived(tx, orderId, now()))) return;
    outbox.append(tx, {
      type: 'orders.order-archived.v1',
      payload: { orderId, number, reference, customerId },
    });
  });
}
