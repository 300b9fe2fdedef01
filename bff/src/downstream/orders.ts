import type { HttpClient } from '@shop/chassis/http-client/http-client';
import { type ListQuery, listQueryText, pageSchema } from '@shop/contracts/list';
import type { AddToCart } from '@shop/contracts/rest/carts';
import {
  clientViewSchema,
  earningsViewSchema,
  orderFiguresSchema,
  shopFiguresSchema,
} from '@shop/contracts/services/order-figures';
import {
  addedToCartSchema,
  cartRecordSchema,
  cartTotalsSchema,
  cartViewSchema,
  checkoutOpenedSchema,
  deliveryViewSchema,
  orderLabelSchema,
  orderViewSchema,
  placedSchema,
} from '@shop/contracts/services/orders';
import type { OrderStatus } from '@shop/contracts/statuses';

const orderPage = pageSchema(orderViewSchema);
const orderLabelPage = pageSchema(orderLabelSchema);
const cartPage = pageSchema(cartRecordSchema);
const deliveryPage = pageSchema(deliveryViewSchema);
const clientPage = pageSchema(clientViewSchema);

/** Opening and placing a checkout ask catalog, identity, payment and the provider on their way, and may wait for another tab. */
const PURCHASE_DEADLINE_MS = 30_000;

const orderPath = (idOrNumber: string) => `/orders/${encodeURIComponent(idOrNumber)}`;

/** The orders service as the BFF asks it. */
export const createOrders = (client: HttpClient) => ({
  cart: () => client.call({ method: 'GET', path: '/carts/me', answer: cartViewSchema }),

  totals: (addressId?: number) =>
    client.call({ method: 'GET', path: '/carts/me/totals', query: { addressId }, answer: cartTotalsSchema }),

  addToCart: (line: AddToCart) =>
    client.call({ method: 'POST', path: '/carts/me/lines', json: line, answer: addedToCartSchema }),

  changeQuantity: (lineId: number, quantity: number) =>
    client.call({ method: 'PATCH', path: `/carts/me/lines/${lineId}`, json: { quantity }, answer: cartViewSchema }),

  removeLine: (lineId: number) =>
    client.call({ method: 'DELETE', path: `/carts/me/lines/${lineId}`, answer: cartViewSchema }),

  emptyCart: () => client.call({ method: 'DELETE', path: '/carts/me', answer: cartViewSchema }),

  /** Has it ask for the settings that have just been changed. */
  renewSettings: () => client.call({ method: 'POST', path: '/settings-copy', answer: 'empty' }),

  openCheckout: (checkout: { amountPesewas: number; email: string; addressId: number | null }) =>
    client.call({
      method: 'POST',
      path: '/checkouts',
      json: checkout,
      answer: checkoutOpenedSchema,
      deadlineMs: PURCHASE_DEADLINE_MS,
    }),

  place: (reference: string, addressId: number | null) =>
    client.call({
      method: 'POST',
      path: '/orders',
      json: { reference, addressId },
      answer: placedSchema,
      deadlineMs: PURCHASE_DEADLINE_MS,
    }),

  order: (idOrNumber: string) => client.call({ method: 'GET', path: orderPath(idOrNumber), answer: orderViewSchema }),

  orders: (query: ListQuery<string, object>) =>
    client.call({ method: 'GET', path: '/orders', query: listQueryText(query), answer: orderPage }),

  labels: (query: ListQuery<string, object>) =>
    client.call({
      method: 'GET',
      path: '/orders/labels',
      query: listQueryText(query),
      answer: orderLabelPage,
    }),

  ordersOfVendor: (userId: number, query: ListQuery<string, object>) =>
    client.call({
      method: 'GET',
      path: `/orders/of-vendor/${userId}`,
      query: listQueryText(query),
      answer: orderPage,
    }),

  takeStep: (idOrNumber: string, step: { status: OrderStatus; reason?: string | undefined }) =>
    client.call({ method: 'PATCH', path: `${orderPath(idOrNumber)}/status`, json: step, answer: orderViewSchema }),

  cancel: (idOrNumber: string, reason: string) =>
    client.call({ method: 'POST', path: `${orderPath(idOrNumber)}/cancel`, json: { reason }, answer: orderViewSchema }),

  archive: (idOrNumber: string) => client.call({ method: 'DELETE', path: orderPath(idOrNumber), answer: 'empty' }),

  carts: (query: ListQuery<string, object>) =>
    client.call({ method: 'GET', path: '/carts', query: listQueryText(query), answer: cartPage }),

  cartRecord: (id: number) => client.call({ method: 'GET', path: `/carts/${id}`, answer: cartRecordSchema }),

  deleteCart: (id: number) => client.call({ method: 'DELETE', path: `/carts/${id}`, answer: 'empty' }),

  deliveries: (query: ListQuery<string, object>) =>
    client.call({
      method: 'GET',
      path: '/deliveries',
      query: listQueryText(query),
      answer: deliveryPage,
    }),

  delivery: (id: number) => client.call({ method: 'GET', path: `/deliveries/${id}`, answer: deliveryViewSchema }),

  assign: (deliveryId: number, agentId: number) =>
    client.call({ method: 'PATCH', path: `/deliveries/${deliveryId}`, json: { agentId }, answer: deliveryViewSchema }),

  earnings: () => client.call({ method: 'GET', path: '/deliveries/me/earnings', answer: earningsViewSchema }),

  clients: (query: ListQuery<string, object>) =>
    client.call({
      method: 'GET',
      path: '/vendors/me/clients',
      query: listQueryText(query),
      answer: clientPage,
    }),

  figures: () => client.call({ method: 'GET', path: '/figures/orders', answer: orderFiguresSchema }),

  shopFigures: () => client.call({ method: 'GET', path: '/vendors/me/analytics', answer: shopFiguresSchema }),
});

export type Orders = ReturnType<typeof createOrders>;
