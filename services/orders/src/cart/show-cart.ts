import type { CartView } from '@shop/contracts/services/orders';
import { Problem } from '@shop/chassis/errors/problem';
import { quoteShipping } from '../shipping/quote-shipping.ts';
import type { ShippingQuestion } from '../shipping/quote-shipping.ts';
import type { ShippingRates } from '../shipping/shipping-fee.ts';
import { cartView } from './cart.ts';
import { loadCart } from './cart-store.ts';
import type { CartAndRates } from './cart-store.ts';
import { lowerToStock } from './read-cart.ts';
import type { CartParts } from './read-cart.ts';

export type ShowCartParts = CartParts & ShippingQuestion;

// A cart opens also while nobody can tell the fee; the checkout, which decides, would then wait for the answer.
const feeOrNothing = (parts: ShippingQuestion, rates: ShippingRates | null): Promise<number> =>
  quoteShipping(parts, rates, undefined).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 503) return 0;
    throw error;
  });

/** What the customer sees of its cart; the fee is that of the given address, or of the default one. */
export const showCart = async (parts: ShowCartParts, customerId: number, addressId?: number): Promise<CartView> =>
  showLoaded(parts, customerId, await loadCart(parts.database, customerId), addressId);

/** The same of a cart that was just loaded. */
export async function showLoaded(
  parts: ShowCartParts,
  customerId: number,
  loaded: CartAndRates,
  addressId?: number,
): Promise<CartView> {
  const { rates } = loaded;
  const [cart, fee] = await Promise.all([
    lowerToStock(parts, customerId, loaded.cart),
    addressId === undefined ? feeOrNothing(parts, rates) : quoteShipping(parts, rates, addressId),
  ]);
  return cartView(cart, fee);
}
