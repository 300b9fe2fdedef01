import { newCustomer } from './orders-shop.ts';
import type { OrdersShop } from './orders-shop.ts';

let lastSku = 0;

export function newSku(shop: OrdersShop, details = {}) {
  lastSku += 1;
  return shop.catalog.put({ skuId: lastSku, ...details });
}

/** A customer with a new SKU in the cart. */
export async function newBuyer(shop: OrdersShop, options: { withAddress?: boolean } = {}) {
  const customer = newCustomer(shop, options);
  await customer.add(newSku(shop).skuId);
  return customer;
}

export async function stateOf(shop: OrdersShop, reference: string) {
  const [row] = await shop.database.query<{ state: string; reason: string | null }>(
    'SELECT state, reason FROM checkout WHERE reference = $1',
    [reference],
  );
  return row ?? null;
}

export async function ordersOf(shop: OrdersShop, reference: string) {
  const { body } = await shop.call({ service: 'payment' }, 'GET', '/orders?range=[0,999]');
  return body.rows.filter((order: { reference: string }) => order.reference === reference);
}

/** The references under which a page to pay on was asked for. */
export const pagesOf = (shop: OrdersShop, { id }: { id: number }): string[] =>
  [...shop.payment.payments.values()].flatMap(({ customerId, reference }) => (customerId === id ? [reference] : []));
