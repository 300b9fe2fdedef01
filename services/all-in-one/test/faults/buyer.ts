import { setTimeout as pause } from 'node:timers/promises';
import type { CartAnswer } from '@shop/contracts/rest/carts';
import type { Order } from '@shop/contracts/rest/orders';
import type { Answer } from '../knocks.ts';
import type { Customer } from '../people.ts';
import type { TirelessKnocks } from './tireless-knocks.ts';

export interface WishedLine {
  productId: number;
  quantity: number;
}

/** Where a customer can pay. */
export interface Page {
  reference: string;
  authorizationUrl: string;
}

/** A customer in front of the storefront, who remembers what happened. */
export interface Buyer {
  customer: Customer;
  /** Every reference that was paid on the provider's page. */
  paid: Set<string>;
  /** The order that the shop named for a reference. */
  orderIds: Map<string, number>;
  /** Why the shop asked for another look at the cart, or for another moment. */
  lookedAgain: string[];
}

export const newBuyer = (customer: Customer): Buyer => ({
  ...{ customer, paid: new Set(), orderIds: new Map(), lookedAgain: [] },
});

const SOLD_OUT = ['sold_out', 'cart_unavailable', 'not_enough_stock', 'not_available'];
const LOOK_AGAIN = ['already_paid', 'amount_mismatch', 'cart_changed', 'cart_empty', 'checkout_busy'];
const MOMENT_MS = 500;
const PATIENCE_MS = 180_000;

const codeOf = ({ body }: Answer): string => (body as { code?: string }).code ?? '';
const unexpected = (what: string, { status, body }: Answer) =>
  new Error(`${what} was answered ${status}: ${JSON.stringify(body)}`);

/** What a buyer does in the shop, step by step. Every step is taken again until the shop has answered it. */
export function stepsOf({ once, untilAnswered }: TirelessKnocks, { customer, paid, orderIds, lookedAgain }: Buyer) {
  const { token, email, address } = customer;

  const emptyCart = () => untilAnswered('DELETE', '/api/carts/me', { token });

  /** Makes the cart exactly what is wished for; null where the shop doesn't have it any more. */
  const fillCart = async (wish: readonly WishedLine[]): Promise<CartAnswer | null> => {
    for (;;) {
      const cart = await untilAnswered<CartAnswer>('GET', '/api/carts/me/current', { token });
      if (cart.status !== 200) throw unexpected('looking at the cart', cart);
      const { items } = cart.body.cart;
      const isWished = ({ productId, quantity }: WishedLine) =>
        wish.some((line) => line.productId === productId && line.quantity === quantity);
      const missing = wish.find(({ productId }) => !items.some((item) => item.product.id === productId));
      const isOther = items.some(({ product, quantity }) => !isWished({ productId: product.id, quantity }));
      if (isOther) await emptyCart();
      else if (!missing) return cart.body;
      else {
        const json = { ...missing, variantId: null, sizeId: null };
        const added = await once('POST', '/api/carts', { token, json });
        if (added?.status === 409 && SOLD_OUT.includes(codeOf(added))) return null;
        if (added && added.status !== 201) throw unexpected('adding to the cart', added);
      }
    }
  };

  return {
    /** From the wish to the provider's page; null where somebody else was quicker. */
    startPaying: async (wish: readonly WishedLine[]): Promise<Page | null> => {
      const end = performance.now() + PATIENCE_MS;
      for (;;) {
        const cart = await fillCart(wish);
        if (!cart) break;
        const json = { amount: cart.totals.total, email, addressId: address.id };
        const started = await untilAnswered<Page>('POST', '/api/payments/initiate', { token, json });
        if (started.status < 300) return started.body;
        if (started.status !== 409) throw unexpected('starting to pay', started);
        if (SOLD_OUT.includes(codeOf(started))) break;
        const isPassing = LOOK_AGAIN.includes(codeOf(started)) && performance.now() < end;
        if (!isPassing) throw unexpected('starting to pay', started);
        lookedAgain.push(codeOf(started));
        await pause(MOMENT_MS);
      }
      await emptyCart();
      return null;
    },

    atPage: async ({ reference, authorizationUrl }: Page, outcome: 'approve' | 'decline'): Promise<void> => {
      const page = await untilAnswered('GET', authorizationUrl);
      if (page.status !== 200) throw unexpected('the provider’s page', page);
      const chosen = await untilAnswered('POST', authorizationUrl, { raw: new URLSearchParams({ outcome }) });
      if (chosen.status !== 303) throw unexpected('the provider’s page', chosen);
      if (outcome === 'approve') paid.add(reference);
    },

    /** What the page says to which the provider sends the customer back. */
    verify: async ({ reference }: Page): Promise<{ success: boolean; status: string }> => {
      const query = { reference };
      const verified = await untilAnswered<{ success: boolean; status: string }>('GET', '/api/payments/verify', {
        ...{ token, query },
      });
      if (verified.status !== 200) throw unexpected('verifying', verified);
      return verified.body;
    },

    /** The order of a payment; null where the shop says that the money goes back instead. */
    placeOrder: async ({ reference }: Page): Promise<Order | null> => {
      const json = { transactionId: reference, addressId: address.id, shippingFee: 0 };
      const placed = await untilAnswered<{ order: Order }>('POST', '/api/orders/placeOrder', { token, json });
      if (placed.status === 409 && codeOf(placed) === 'payment_superseded') return null;
      if (placed.status >= 300) throw unexpected('placing the order', placed);
      const { order } = placed.body;
      orderIds.set(reference, order.id);
      return order;
    },

    cancel: async ({ id }: Order): Promise<void> => {
      const json = { reason: 'Too small' };
      const cancelled = await untilAnswered('POST', `/api/orders/${id}/cancel`, { token, json });
      // The answer of an earlier try was lost.
      const isDone = cancelled.status === 409 && codeOf(cancelled) === 'too_late_to_cancel';
      if (cancelled.status !== 200 && !isDone) throw unexpected('cancelling', cancelled);
    },
  };
}
export type Steps = ReturnType<typeof stepsOf>;
