import type { PaymentClient } from '../clients/payment-client.ts';
import { placeCheckout } from '../order/place-checkout.ts';
import type { PlaceParts } from '../order/place-parts.ts';
import type { CloseParts } from './close-checkout.ts';
import { endIfRefunded } from './end-refunded.ts';
import { findOver, isOver } from './find-over.ts';
import { takeUpEach } from './take-up-each.ts';

/** Placing follows on paying at once; a crash may come between. */
const PAID_MS = 5000;

type PlacePaidParts = CloseParts & PlaceParts & { payment: PaymentClient; holdMs: number };

/** Places the paid checkouts that a crash, or a service that was away, left. Any number of replicas may do so at once. */
export async function placePaid(parts: PlacePaidParts): Promise<void> {
  const at = parts.now();
  const over = { since: new Date(at.getTime() - PAID_MS), at, leewayMs: parts.holdMs };
  const condition = `state = 'paid' AND address IS NOT NULL AND ${isOver('paid_at')}`;
  await takeUpEach(await findOver(parts.database, condition, over), (reference) => placeOne(parts, reference), {
    what: 'a paid checkout could not be placed yet',
    logger: parts.logger,
  });
}

async function placeOne(parts: PlacePaidParts, reference: string): Promise<void> {
  if (!(await endIfRefunded(parts, reference))) await placeCheckout(parts, reference, null);
}
