import type { PaymentClient } from '../clients/payment-client.ts';
import { takeSuccess } from '../order/take-success.ts';
import type { SuccessParts } from '../order/take-success.ts';
import { closeCheckout } from './close-checkout.ts';
import type { CloseParts } from './close-checkout.ts';
import { findOver, isOver } from './find-over.ts';
import { takeUpEach } from './take-up-each.ts';

export type ExpireParts = CloseParts & SuccessParts & { payment: PaymentClient; holdMs: number };

/**
 * Ends the open checkouts whose time is up. Payment is asked first, since the news that one is paid may have been lost on its
 * way. Where payment can't be asked the checkout waits for the next round; what it holds ends by catalog's own clock.
 */
export async function expireCheckouts(parts: ExpireParts): Promise<void> {
  const at = parts.now();
  const over = { since: at, at, leewayMs: 2 * parts.holdMs };
  const references = await findOver(parts.database, `state = 'open' AND ${isOver('expires_at')}`, over);
  await takeUpEach(references, (reference) => expire(parts, reference), {
    what: 'a checkout whose time is up could not be ended yet',
    logger: parts.logger,
  });
}

async function expire(parts: ExpireParts, reference: string): Promise<void> {
  const status = await parts.payment.settle(reference);
  if (status === 'success') await takeSuccess(parts, reference);
  else await closeCheckout(parts, reference, 'expired');
}
