import type { Queryable } from '@shop/chassis/database/database';
import { placeCheckout } from '../order/place-checkout.ts';
import type { PlaceParts } from '../order/place-parts.ts';
import { markUnfulfillable } from './checkout-store.ts';
import { closeCheckout } from './close-checkout.ts';
import type { CloseParts } from './close-checkout.ts';

export type SweepParts = CloseParts & PlaceParts & { addressWaitMs: number };

/** Far longer than opening ever takes: what is older was left by a crash. */
const OPENING_MS = 60_000;
/** Placing follows on paying at once; a crash may come between. */
const PAID_MS = 5000;
const BATCH = 100;

/** Ends what is over and takes up what a crash left. Any number of replicas may sweep at once. */
export async function sweepCheckouts(parts: SweepParts): Promise<void> {
  const at = parts.now();
  await closeEach(parts, 'not-opened', `state = 'opening' AND created_at <= $1`, before(at, OPENING_MS));
  await closeEach(parts, 'expired', `state = 'open' AND expires_at <= $1`, at);
  await placeEach(parts, before(at, PAID_MS));
  await giveBackWithoutAddress(parts, before(at, parts.addressWaitMs));
}

const before = (at: Date, ms: number): Date => new Date(at.getTime() - ms);

async function references(db: Queryable, condition: string, until: Date): Promise<string[]> {
  const rows = await db.query<{ reference: string }>(
    `SELECT reference FROM checkout WHERE ${condition} ORDER BY id LIMIT ${BATCH}`,
    [until],
  );
  return rows.map(({ reference }) => reference);
}

async function closeEach(
  parts: SweepParts,
  reason: 'not-opened' | 'expired',
  condition: string,
  until: Date,
): Promise<void> {
  for (const reference of await references(parts.database, condition, until)) {
    await closeCheckout(parts, reference, reason);
  }
}

async function placeEach(parts: SweepParts, until: Date): Promise<void> {
  const waiting = await references(parts.database, `state = 'paid' AND address IS NOT NULL AND paid_at <= $1`, until);
  for (const reference of waiting) {
    await placeCheckout(parts, reference, null).catch((error: unknown) => {
      parts.logger.error({ err: error, reference }, 'a paid checkout could not be placed yet');
    });
  }
}

async function giveBackWithoutAddress({ database, outbox, now }: SweepParts, until: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const overdue = await tx.query<{ reference: string; customerId: number }>(
      `SELECT reference, customer_id AS "customerId" FROM checkout
       WHERE state = 'paid' AND address IS NULL AND paid_at <= $1
       ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      [until],
    );
    for (const { reference, customerId } of overdue) {
      await markUnfulfillable(tx, reference, { reason: 'no-address', at: now() });
      await outbox.append(tx, {
        type: 'orders.checkout-unfulfillable.v1',
        payload: { reference, customerId, reason: 'no-address' },
      });
    }
  });
}
