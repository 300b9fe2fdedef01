import type { cartItem } from './demo-things.ts';
import { type Handler, tokenOf } from './fake-shop.ts';
import { openStorefront } from './open-storefront.tsx';

const ama = tokenOf(7, 'ama@example.test');
export const totals = { subtotal: 60, shipping: 0, total: 60 };
export const ORDERS = 'GET /orders/me/current/customer/7';
export const PAYMENTS = 'GET /payments/payment/7';
export const broken: Handler = () => ({ status: 502, body: null });
export const noAnswer: Handler = () => ({ status: 0, body: null });

export const cartOf = (...items: ReturnType<typeof cartItem>[]) => ({
  cart: { id: 1, items },
  totals,
  warnings: [] as string[],
});

/** Opens an address of the shop as a customer who is signed in. */
export const openCustomer = (path: string, handlers: Record<string, Handler> = {}) =>
  openStorefront(path, handlers, ama);
