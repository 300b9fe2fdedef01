import type { Database } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { markUnfulfillable } from './checkout-store.ts';
import { BATCH, isOver, valuesOf } from './find-over.ts';

interface GiveBackParts {
  database: Database;
  outbox: Outbox;
  now: () => Date;
  addressWaitMs: number;
}

/** Gives back what was paid and has waited for an address too long. Any number of replicas may do so at once. */
export async function giveBackWithoutAddress({ database, outbox, now, addressWaitMs }: GiveBackParts): Promise<void> {
  const at = now();
  const over = { since: new Date(at.getTime() - addressWaitMs), at, leewayMs: addressWaitMs };
  await database.transaction(async (tx) => {
    const overdue = await tx.query<{ reference: string; customerId: number }>(
      `SELECT reference, customer_id AS "customerId" FROM checkout
       WHERE state = 'paid' AND address IS NULL AND ${isOver('paid_at')}
       ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      valuesOf(over),
    );
    for (const { reference, customerId } of overdue) {
      await markUnfulfillable(tx, reference, { reason: 'no-address', at: now() });
      outbox.append(tx, {
        type: 'orders.checkout-unfulfillable.v1',
        payload: { reference, customerId, reason: 'no-address' },
      });
    }
  });
}
