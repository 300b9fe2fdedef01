import { closeCheckout } from './close-checkout.ts';
import type { CloseParts } from './close-checkout.ts';
import { findOver, isOver } from './find-over.ts';
import { takeUpEach } from './take-up-each.ts';

/**
 * Longer than the calls that opening makes may take: what is older was left by a crash, and keeps its customer from paying
 * until it is ended.
 */
const OPENING_MS = 20_000;

/** Ends the checkouts that a crash left before their page was there. Any number of replicas may do so at once. */
export async function closeUnopened(parts: CloseParts & { holdMs: number }): Promise<void> {
  const at = parts.now();
  const over = { since: new Date(at.getTime() - OPENING_MS), at, leewayMs: parts.holdMs };
  const references = await findOver(parts.database, `state = 'opening' AND ${isOver('created_at')}`, over);
  await takeUpEach(references, (reference) => closeCheckout(parts, reference, 'not-opened'), {
    what: 'a checkout that was never opened could not be ended yet',
    logger: parts.logger,
  });
}
