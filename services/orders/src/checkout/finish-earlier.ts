import { setTimeout as pause } from 'node:timers/promises';
import { conflict } from '@shop/chassis/errors/problem';
import type { Problem } from '@shop/chassis/errors/problem';
import type { PaymentClient } from '../clients/payment-client.ts';
import { placeCheckout } from '../order/place-checkout.ts';
import type { PlaceParts } from '../order/place-parts.ts';
import { isSameOffer } from './checkout.ts';
import type { Checkout, Offer } from './checkout.ts';
import { findCheckout, findUnfinished } from './checkout-store.ts';
import { closeCheckout } from './close-checkout.ts';
import type { CloseParts } from './close-checkout.ts';
import { endIfRefunded, paymentRefunded } from './end-refunded.ts';
import { replaceCheckout } from './replace-checkout.ts';

export type FinishParts = CloseParts & PlaceParts & { payment: PaymentClient };

const OPENING_PAUSE_MS = 100;
const OPENING_PAUSES = 100;

/**
 * Brings what the customer began to pay for before to its end. Answers the earlier checkout where it is for the same
 * offer and can still be paid; `none` where nothing stands in the way any more; `late` where it does and the offer is not what
 * the cart holds by now. Throws a Problem where it is paid, or was and its money went back.
 */
export async function finishEarlier(
  parts: FinishParts,
  offer: Offer,
): Promise<{ reference: string; authorizationUrl: string } | 'none' | 'late'> {
  for (;;) {
    const earlier = await findUnfinished(parts.database, offer.customer.id);
    if (!earlier) return 'none';
    if (earlier.state === 'opening') await untilOpened(parts, earlier);
    else if (earlier.state === 'paid') throw await paidAndWaiting(parts, earlier, offer);
    else {
      const reason = await reasonToClose(parts, earlier, offer);
      if (reason === 'paid') throw await paidBefore(parts, earlier, offer);
      if (reason === null) return payable(earlier);
      if (reason !== 'replaced') await closeCheckout(parts, earlier.reference, reason);
      else if (!(await replaceCheckout(parts, earlier.reference, offer))) return 'late';
    }
  }
}

/** Another tab is at it; a row that a crash left is ended by the sweeper. */
async function untilOpened({ database }: FinishParts, { reference }: Checkout): Promise<void> {
  for (let pauses = 0; pauses < OPENING_PAUSES; pauses += 1) {
    await pause(OPENING_PAUSE_MS);
    if ((await findCheckout(database, reference))?.state !== 'opening') return;
  }
  throw conflict('checkout_busy', 'You are starting this payment in another tab. Please go on there, or try again.');
}

async function reasonToClose(
  { payment, now }: FinishParts,
  earlier: Checkout,
  offer: Offer,
): Promise<'failed' | 'expired' | 'replaced' | 'paid' | null> {
  const status = await payment.settle(earlier.reference);
  if (status === 'success') return 'paid';
  if (status === 'failed' || status === 'refunded' || status === 'unknown') return 'failed';
  if (earlier.expiresAt <= now()) return 'expired';
  return isSameOffer(earlier, offer) ? null : 'replaced';
}

const paidAndWaiting = async (parts: FinishParts, earlier: Checkout, offer: Offer): Promise<Problem> =>
  (await endIfRefunded(parts, earlier.reference)) ? paymentRefunded() : paidBefore(parts, earlier, offer);

async function paidBefore(parts: FinishParts, { reference }: Checkout, { address }: Offer): Promise<Problem> {
  const placing = await placeCheckout(parts, reference, address);
  if (placing.outcome === 'needs-address') {
    return conflict('already_paid', 'You have already paid. Please add an address, so that your order can be sent.');
  }
  return conflict('already_paid', 'You have already paid. Please look at your orders.');
}

function payable({ reference, authorizationUrl }: Checkout): { reference: string; authorizationUrl: string } {
  if (authorizationUrl === null) throw new Error(`Checkout ${reference} is open without a page to pay on.`);
  return { reference, authorizationUrl };
}
