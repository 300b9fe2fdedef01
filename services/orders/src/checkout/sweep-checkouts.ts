import type { Queryable } from '@shop/chassis/database/database';
import { placeCheckout } from '../order/place-checkout.ts';
import type { PlaceParts } from '../order/place-parts.ts';
import { markUnfulfillable } from './checkout-store.ts';
import { closeCheckout } from './close-checkout.ts';
import type { CloseParts } from './close-checkout.ts';

export type SweepParts = CloseParts & PlaceParts & { holdMs: number; addressWaitMs: number };

/**
 * Longer than the calls that opening makes may take: what is older was left by a crash, and keeps its customer from paying
 * until it is ended.
 */
const OPENING_MS = 20_000;
/** Placing follows on paying at once; a crash may come between. */
const PAID_MS = 5000;
const BATCH = 100;

/** When something is over: since a moment in the past. */
interface Over {
  since: Date;
  at: Date;
  /** Nothing of ours lies further ahead than that, unless a clock was ahead: it would last for as long as the clock was wrong. */
  leewayMs: number;
}

/** Ends what is over and takes up what a crash left. Any number of replicas may sweep at once. */
export async function sweepCheckouts(parts: SweepParts): Promise<void> {
  const at = parts.now();
  const { holdMs, addressWaitMs } = parts;
  const past = (ms: number, leewayMs = holdMs): Over => ({ since: new Date(at.getTime() - ms), at, leewayMs });
  await closeEach(parts, 'not-opened', `state = 'opening' AND ${isOver('created_at')}`, past(OPENING_MS));
  await closeEach(parts, 'expired', `state = 'open' AND ${isOver('expires_at')}`, past(0, 2 * holdMs));
  await placeEach(parts, past(PAID_MS));
  await giveBackWithoutAddress(parts, past(addressWaitMs, addressWaitMs));
}

// Too far ahead for our clock and for the database's: one of them alone may be the one that is behind.
const isOver = (column: string): string =>
  `(${column} <= $1 OR ${column} > greatest($2, now()) + $3::integer * interval '1 millisecond')`;
const valuesOf = ({ since, at, leewayMs }: Over) => [since, at, leewayMs];

async function references(db: Queryable, condition: string, over: Over): Promise<string[]> {
  const rows = await db.query<{ reference: string }>(
    `SELECT reference FROM checkout WHERE ${condition} ORDER BY id LIMIT ${BATCH}`,
    valuesOf(over),
  );
  return rows.map(({ reference }) => reference);
}

async function closeEach(
  parts: SweepParts,
  reason: 'not-opened' | 'expired',
  condition: string,
  over: Over,
): Promise<void> {
  for (const reference of await references(parts.database, condition, over)) {
    await closeCheckout(parts, reference, reason);
  }
}

async function placeEach(parts: SweepParts, over: Over): Promise<void> {
  const waiting = await references(
    parts.database,
    `state = 'paid' AND address IS NOT NULL AND ${isOver('paid_at')}`,
    over,
  );
  for (const reference of waiting) {
    await placeCheckout(parts, reference, null).catch((error: unknown) => {
      parts.logger.error({ err: error, reference }, 'a paid checkout could not be placed yet');
    });
  }
}

async function giveBackWithoutAddress({ database, outbox, now }: SweepParts, over: Over): Promise<void> {
  await database.transaction(async (tx) => {
    const overdue = await tx.query<{ reference: string; customerId: number }>(
      `SELECT reference, customer_id AS "customerId" FROM checkout
       WHERE state = 'paid' AND address IS NULL AND ${isOver('paid_at')}
       ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      valuesOf(over),
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
