import type { PaymentClient } from '../clients/payment-client.ts';
import { placeCheckout } from '../order/place-checkout.ts';
import type { PlaceParts } from '../order/place-parts.ts';
import { markUnfulfillable } from './checkout-store.ts';
import { closeCheckout } from './close-checkout.ts';
import type { CloseParts } from './close-checkout.ts';
import { endIfRefunded } from './end-refunded.ts';
import { BATCH, findOver, isOver, valuesOf } from './find-over.ts';
import type { Over } from './find-over.ts';

export type SweepParts = CloseParts & PlaceParts & { payment: PaymentClient; holdMs: number; addressWaitMs: number };

/**
 * Longer than the calls that opening makes may take: what is older was left by a crash, and keeps its customer from paying
 * until it is ended.
 */
const OPENING_MS = 20_000;
/** Placing follows on paying at once; a crash may come between. */
const PAID_MS = 5000;

/**
 * Takes up what a crash left, and gives back what has waited for an address too long. Any number of replicas may sweep at
 * once.
 */
export async function sweepCheckouts(parts: SweepParts): Promise<void> {
  const at = parts.now();
  const { holdMs, addressWaitMs } = parts;
  const past = (ms: number, leewayMs = holdMs): Over => ({ since: new Date(at.getTime() - ms), at, leewayMs });
  await closeUnopened(parts, past(OPENING_MS));
  await placeEach(parts, past(PAID_MS));
  await giveBackWithoutAddress(parts, past(addressWaitMs, addressWaitMs));
}

async function closeUnopened(parts: SweepParts, over: Over): Promise<void> {
  const left = await findOver(parts.database, `state = 'opening' AND ${isOver('created_at')}`, over);
  for (const reference of left) await closeCheckout(parts, reference, 'not-opened');
}

async function placeEach(parts: SweepParts, over: Over): Promise<void> {
  const waiting = await findOver(
    parts.database,
    `state = 'paid' AND address IS NOT NULL AND ${isOver('paid_at')}`,
    over,
  );
  for (const reference of waiting) {
    await placeOne(parts, reference).catch((error: unknown) => {
      parts.logger.error({ err: error, reference }, 'a paid checkout could not be placed yet');
    });
  }
}

async function placeOne(parts: SweepParts, reference: string): Promise<void> {
  if (!(await endIfRefunded(parts, reference))) await placeCheckout(parts, reference, null);
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
      outbox.append(tx, {
        type: 'orders.checkout-unfulfillable.v1',
        payload: { reference, customerId, reason: 'no-address' },
      });
    }
  });
}
