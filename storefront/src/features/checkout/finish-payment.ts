import type { Order } from '@shop/contracts/rest/orders';
import { ApiError, sentenceOf } from '@shop/browser/http/api-error';
import type { CheckoutApi } from './checkout-api.ts';
import type { StartedCheckout } from './started-checkout.ts';

export type FinishedPayment =
  | { outcome: 'placed'; order: Order | null }
  | { outcome: 'not-verified'; says: string; canRetry: boolean }
  | { outcome: 'not-yours'; says: string }
  | { outcome: 'not-placed'; says: string };

const NOT_LOST =
  'Should money leave your account after all, it is not lost: we send your order, or the money comes back.';
const NOT_PAID: Record<string, string> = {
  failed: `The payment was declined and no money was taken. ${NOT_LOST}`,
  abandoned: `The payment was not finished and no money was taken. ${NOT_LOST}`,
};
const STILL_OPEN =
  'The payment is not confirmed yet. If you have approved it on your phone, wait a moment and check again.';
const ANOTHERS =
  'We know no such payment of this account. If you paid with another one, sign in as the person who paid.';
const UNREACHABLE =
  'We could not ask about your payment. If you have paid, your order is kept: it is placed even if you close this page.';

async function verify(api: CheckoutApi, reference: string): Promise<FinishedPayment | null> {
  try {
    const { success, status } = await api.verify(reference);
    // What was given back meanwhile has a cancelled order, or a sentence of its own.
    if (success || status === 'refunded') return null;
    const says = NOT_PAID[status];
    return { outcome: 'not-verified', says: says ?? STILL_OPEN, canRetry: says === undefined };
  } catch (failure) {
    if (failure instanceof ApiError && [403, 404].includes(failure.status))
      return { outcome: 'not-yours', says: ANOTHERS };
    return { outcome: 'not-verified', says: sentenceOf(failure, UNREACHABLE), canRetry: true };
  }
}

/**
 * Once paid, a shop that is away for a moment is asked again, but not for longer than a person waits in fear: the order
 * is placed without this page, too.
 */
const PLACING_TRIES = 4;
const BETWEEN_TRIES_MS = 2000;
const KEPT =
  'We have your payment, and nothing more will be taken. Your order is kept: it is placed as soon as the shop answers, even if you close this page.';

const isAway = (failure: unknown) => failure instanceof ApiError && [0, 503].includes(failure.status);

/** What happens when a customer comes back from the provider: verify, then place. Both may be repeated. */
export async function finishPayment(
  api: CheckoutApi,
  reference: string,
  started: StartedCheckout | null,
  pause: (ms: number) => Promise<void>,
): Promise<FinishedPayment> {
  const refusal = await verify(api, reference);
  if (refusal !== null) return refusal;
  for (let tries = 1; ; tries += 1) {
    try {
      const { order = null } = await api.placeOrder({
        addressId: started?.addressId ?? null,
        shippingFee: started?.shippingFee ?? null,
        transactionId: reference,
      });
      return { outcome: 'placed', order };
    } catch (failure) {
      if (!isAway(failure)) return { outcome: 'not-placed', says: sentenceOf(failure, KEPT) };
      if (tries === PLACING_TRIES) return { outcome: 'not-placed', says: KEPT };
      await pause(BETWEEN_TRIES_MS);
    }
  }
}
