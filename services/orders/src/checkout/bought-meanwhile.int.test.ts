import { eventually } from '@shop/testing/eventually';
import { startOrdersShop } from '../../test/orders-shop.ts';
import type { OrdersShop } from '../../test/orders-shop.ts';
import { newBuyer, newSku, ordersOf, pagesOf, stateOf } from '../../test/purchases.ts';

let shop: OrdersShop;

beforeAll(async () => {
  shop = await startOrdersShop();
});
afterEach(() => {
  shop.payment.behaviour.meanwhile = () => undefined;
  shop.catalog.behaviour.meanwhile = () => undefined;
});
afterAll(() => shop.stop());

const someoneWaitsForALock = async () => {
  const rows = await shop.database.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
};

test('a changed cart whose earlier things are bought while payment is asked about them is priced anew', async () => {
  const customer = await newBuyer(shop);
  const first = await customer.open();
  await customer.add(newSku(shop).skuId);
  shop.payment.behaviour.meanwhile = async () => {
    shop.payment.behaviour.meanwhile = () => undefined;
    await customer.succeeded(first);
  };
  const { status, body } = await customer.tryToOpen(12_000);
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'amount_mismatch' });
  expect(body.message).toContain('The total is now GHS 60.00, not GHS 120.00.');
  expect(await stateOf(shop, first)).toEqual({ state: 'placed', reason: null });
  expect(pagesOf(shop, customer)).toEqual([first]);
  expect((await customer.tryToOpen(6000)).status).toBe(201);
});

test('a cart that is bought just after it was priced is not paid for again', async () => {
  const customer = await newBuyer(shop);
  const first = await customer.open();
  const priced = shop.pauseAt('orders.after-pricing');
  const again = customer.tryToOpen(6000);
  await priced.reached;
  await customer.succeeded(first);
  priced.goOn();
  expect(await again).toMatchObject({ status: 409, body: { code: 'cart_empty' } });
  expect(pagesOf(shop, customer)).toEqual([first]);
});

test('a cart whose quantity is raised just after it was priced is priced anew', async () => {
  const customer = await newBuyer(shop);
  const [line] = (await customer.cart()).lines;
  const priced = shop.pauseAt('orders.after-pricing');
  const opening = customer.tryToOpen(6000);
  await priced.reached;
  await customer.call('PATCH', `/carts/me/lines/${line?.id}`, { quantity: 2 });
  priced.goOn();
  expect(await opening).toMatchObject({ status: 409, body: { code: 'amount_mismatch' } });
  expect(pagesOf(shop, customer)).toEqual([]);
});

test('while a late success is taken no other checkout of the same things opens', async () => {
  const customer = await newBuyer(shop);
  const first = await customer.open();
  await shop.publish('payment.payment-failed.v1', { paymentId: 1, reference: first, customerId: customer.id });
  let answered = false;
  let letSell: () => void = () => undefined;
  const mayBeSold = new Promise<void>((resolve) => {
    letSell = resolve;
  });
  // The first sale waits, so that the checkout is paid and not placed when the other one asks.
  shop.catalog.behaviour.meanwhile = async (_method, path) => {
    if (!path.endsWith('/sale')) return;
    shop.catalog.behaviour.meanwhile = () => undefined;
    await mayBeSold;
  };
  const taken = shop.pauseAt('orders.before-paid-commit');
  const late = customer.succeeded(first);
  await taken.reached;
  const again = customer.tryToOpen(6000).finally(() => {
    answered = true;
  });
  await eventually('the other waits', async () => answered || (await someoneWaitsForALock()));
  taken.goOn();
  const { status, body } = await again;
  letSell();
  await late;
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'already_paid' });
  expect(pagesOf(shop, customer)).toEqual([first]);
  expect(await ordersOf(shop, first)).toHaveLength(1);
});
