import { eventually } from '@shop/testing/eventually';
import { startOrdersShop } from '../../test/orders-shop.ts';
import type { OrdersShop } from '../../test/orders-shop.ts';
import { newBuyer, ordersOf, stateOf } from '../../test/purchases.ts';
import { eraseOldCheckouts } from './erase-checkouts.ts';

let shop: OrdersShop;

beforeAll(async () => {
  shop = await startOrdersShop();
});
afterAll(() => shop.stop());

const DAY_MS = 86_400_000;
const personOf = async (reference: string) => {
  const [row] = await shop.database.query(
    'SELECT customer_name, customer_phone, customer_email, address_id, address FROM checkout WHERE reference = $1',
    [reference],
  );
  return row;
};
const NOBODY = { customer_name: '', customer_phone: null, customer_email: null, address_id: null, address: null };
/** A checkout that came to nothing. */
const failed = async (customer: Awaited<ReturnType<typeof newBuyer>>) => {
  const reference = await customer.open();
  shop.payment.say(reference, 'failed');
  await shop.publish('payment.payment-failed.v1', { paymentId: 1, reference, customerId: customer.id });
  expect((await stateOf(shop, reference))?.state).toBe('closed');
  return reference;
};

test('with a deleted customer go the cart and what ended checkouts know of the person', async () => {
  const [customer, other] = [await newBuyer(shop), await newBuyer(shop)];
  const [reference, kept] = [await failed(customer), await failed(other)];
  await shop.publish('identity.user-deleted.v1', { userId: customer.id, version: 2 });
  await eventually('the cart is gone', async () => (await customer.cart()).cartId === null);
  expect(await personOf(reference)).toEqual(NOBODY);
  expect(await personOf(kept)).not.toEqual(NOBODY);
});

test('a deleted customer’s orders keep its name and where they went, and nothing else of it', async () => {
  const [customer, other] = [await newBuyer(shop), await newBuyer(shop)];
  const [order, kept] = [await customer.buy(), await other.buy()];
  await shop.publish('identity.user-deleted.v1', { userId: customer.id, version: 2 });
  const read = async (id: number) => (await shop.call({ id: 1, role: 'admin' }, 'GET', `/orders/${id}`)).body;
  const { name } = order.customer;
  expect(await read(order.id)).toMatchObject({
    customer: { id: customer.id, name, phone: null, email: null },
    address: order.address,
  });
  expect((await read(kept.id)).customer).toEqual(kept.customer);
});

test('what a deleted customer pays for later becomes an order with its name and address alone', async () => {
  const customer = await newBuyer(shop);
  const [paid, ofAnother] = [await customer.open(), await (await newBuyer(shop)).open()];
  await shop.publish('identity.user-deleted.v1', { userId: customer.id, version: 2 });
  await eventually('the cart is gone', async () => (await customer.cart()).cartId === null);
  expect(await personOf(ofAnother)).toMatchObject({ customer_email: expect.any(String) as string });
  shop.payment.say(paid, 'success');
  await customer.succeeded(paid);
  const [order] = await ordersOf(shop, paid);
  expect(order).toMatchObject({ customer: { id: customer.id, name: expect.any(String), phone: null, email: null } });
  expect(order.customer.name).not.toBe('');
  expect(order.address).not.toBeNull();
});

test('what is open when its customer is deleted and comes to nothing is nobody’s after thirty days', async () => {
  const customer = await newBuyer(shop);
  const reference = await customer.open();
  await shop.publish('identity.user-deleted.v1', { userId: customer.id, version: 2 });
  await eventually('the cart is gone', async () => (await customer.cart()).cartId === null);
  shop.payment.say(reference, 'failed');
  await shop.publish('payment.payment-failed.v1', { paymentId: 1, reference, customerId: customer.id });
  await eraseOldCheckouts({ database: shop.database, now: () => new Date(Date.now() + 31 * DAY_MS) });
  expect(await personOf(reference)).toEqual(NOBODY);
});

test('what came to nothing is nobody’s after thirty days, and a success that comes then finds no address', async () => {
  const customer = await newBuyer(shop);
  const reference = await failed(customer);
  const erasedAfter = (days: number) =>
    eraseOldCheckouts({ database: shop.database, now: () => new Date(Date.now() + days * DAY_MS) });
  await erasedAfter(29);
  expect(await personOf(reference)).not.toEqual(NOBODY);
  await erasedAfter(31);
  expect(await personOf(reference)).toEqual(NOBODY);
  shop.payment.say(reference, 'success');
  await customer.succeeded(reference);
  expect((await stateOf(shop, reference))?.state).toBe('paid');
});
