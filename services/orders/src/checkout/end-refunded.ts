import { conflict } from '@shop/chassis/errors/problem';
import type { PaymentClient } from '../clients/payment-client.ts';
import type { CheckoutState } from './checkout.ts';
import { lockCheckout, markUnfulfillable } from './checkout-store.ts';
import { closeCheckout, releaseAtOnce } from './close-checkout.ts';
import type { CloseParts } from './close-checkout.ts';

export const paymentRefunded = () =>
  conflict(
    'payment_refunded',
    'This payment was given back before an order was made of it: your money goes back to you. Please start again from your cart.',
  );

/**
 * A paid checkout may wait, for an address or for catalog, and its money go back meanwhile: payment is asked. Ends the
 * checkout, and answers true, where it did.
 */
export async function endIfRefunded(
  parts: CloseParts & { payment: PaymentClient },
  reference: string,
): Promise<boolean> {
  return (await parts.payment.settle(reference)) === 'refunded' && endRefunded(parts, reference);
}

/**
 * Ends a checkout whose money went back before there was an order: nothing is placed, and its pieces go back. False where its
 * order was quicker.
 */
export async function endRefunded(parts: CloseParts, reference: string): Promise<boolean> {
  const state = await endPaid(parts, reference);
  if (state === 'paid') await releaseAtOnce(parts, reference);
  else await closeCheckout(parts, reference, 'failed');
  return state !== 'placed';
}

/** Ends it where it is noted as paid, and answers what it was. */
function endPaid({ database, outbox, now }: CloseParts, reference: string): Promise<CheckoutState | undefined> {
  return database.transaction(async (tx) => {
    const checkout = await lockCheckout(tx, reference);
    if (checkout?.state !== 'paid') return checkout?.state;
    await markUnfulfillable(tx, reference, { reason: 'refunded', at: now() });
    // The event has no third reason: its readers do the same for each of them.
    const reason = checkout.address ? 'replaced' : 'no-address';
    outbox.append(tx, {
      type: 'orders.checkout-unfulfillable.v1',
      payload: { reference, customerId: checkout.customer.id, reason },
    });
    return 'paid';
  });
}
