import { lockCartOfCheckout, loadCart } from '../cart/cart-store.ts';
import { checkoutLine, isSameCart } from './checkout.ts';
import type { Offer } from './checkout.ts';
import { markClosedAndTell, releaseAtOnce } from './close-checkout.ts';
import type { CloseParts } from './close-checkout.ts';

/**
 * Ends a checkout of the customer's for another offer, and gives back what it held. False, with nothing done, where the cart
 * is no longer what was offered: the checkout may be of the newer cart, and somebody stands on its page.
 */
export async function replaceCheckout(parts: CloseParts, reference: string, offer: Offer): Promise<boolean> {
  const outcome = await parts.database.transaction(async (tx) => {
    await lockCartOfCheckout(tx, reference);
    const { cart } = await loadCart(tx, offer.customer.id);
    if (!isSameCart(cart.lines.map(checkoutLine), offer.lines)) return 'late';
    return (await markClosedAndTell(tx, parts, { reference, reason: 'replaced' })) ? 'closed' : 'over';
  });
  if (outcome === 'closed') await releaseAtOnce(parts, reference);
  return outcome !== 'late';
}
