import { eventually } from '@shop/testing/eventually';
import { readOrdersAudit } from '../audit/read-orders-audit.ts';
import { startOrdersShop } from '../../test/orders-shop.ts';
import type { OrdersShop } from '../../test/orders-shop.ts';
import { newBuyer, ordersOf, stateOf } from '../../test/purchases.ts';

let shop: OrdersShop;

beforeAll(async () => {
  shop = await startOrdersShop();
});
afterEach(async () => {
  expect(await readOrdersAudit(shop.database)).toEqual([]);
});
afterAll(() => shop.stop());

const REFUNDED = { status: 409, body: { code: 'payment_refunded' } };

/** A customer who has paid, still has to name an address, and has the money back. */
async function refundedWhileWaiting() {
  const customer = await newBuyer(shop, { withAddress: false });
  const reference = await customer.open();
  shop.payment.say(reference, 'success');
  await customer.succeeded(reference);
  shop.payment.say(reference, 'refunded');
  return { customer, reference };
}

async function expectNoOrder(reference: string) {
  expect(await stateOf(shop, reference)).toEqual({ state: 'unfulfillable', reason: 'refunded' });
  expect(shop.catalog.reservations.get(reference)?.state).toBe('released');
  await eventually('it is told', () => shop.told('orders.checkout-unfulfillable.v1', reference).length === 1);
  expect(await ordersOf(shop, reference)).toEqual([]);
}

test('a payment that went back while it waited for an address is not placed, however often it is tried', async () => {
  const { customer, reference } = await refundedWhileWaiting();
  const { id } = shop.identity.addAddress(customer.id);
  const answer = await customer.tryToPlace(reference, id);
  expect(answer).toMatchObject(REFUNDED);
  expect(answer.body.message).toContain('your money goes back to you');
  await expectNoOrder(reference);
  expect(await customer.tryToPlace(reference, id)).toMatchObject(REFUNDED);
});

test('whoever starts to pay again after the money went back is told so, and can pay', async () => {
  const { customer, reference } = await refundedWhileWaiting();
  const { id } = shop.identity.addAddress(customer.id);
  expect(await customer.tryToOpen(6000, id)).toMatchObject(REFUNDED);
  await expectNoOrder(reference);
  expect((await customer.tryToOpen(6000, id)).status).toBe(201);
});

test('what waited for catalog is not placed once its money went back', async () => {
  const customer = await newBuyer(shop);
  const reference = await customer.open();
  shop.payment.say(reference, 'success');
  shop.catalog.behaviour.isAway = true;
  expect((await customer.tryToPlace(reference)).status).toBe(503);
  shop.payment.say(reference, 'refunded');
  shop.catalog.behaviour.isAway = false;
  shop.passTime(6000);
  await eventually('it ends', async () => (await stateOf(shop, reference))?.state === 'unfulfillable');
  await eventually('its pieces are free', () => shop.catalog.reservations.get(reference)?.state === 'released');
  await expectNoOrder(reference);
});

test('an order whose money goes back while catalog sells is not placed, and its customer is told so', async () => {
  const customer = await newBuyer(shop);
  const reference = await customer.open();
  shop.payment.say(reference, 'success');
  let isSelling = false;
  let letSell: () => void = () => undefined;
  const mayBeSold = new Promise<void>((resolve) => (letSell = resolve));
  shop.catalog.behaviour.meanwhile = async (_method, path) => {
    if (!path.endsWith('/sale')) return;
    isSelling = true;
    await mayBeSold;
  };
  try {
    const placing = customer.tryToPlace(reference);
    await eventually('catalog is asked to sell', () => isSelling);
    shop.payment.say(reference, 'refunded');
    shop.passTime(6000);
    await eventually('it ends', async () => (await stateOf(shop, reference))?.state === 'unfulfillable');
    letSell();
    expect((await placing).status).toBe(409);
  } finally {
    letSell();
    shop.catalog.behaviour.meanwhile = () => undefined;
  }
  expect(await ordersOf(shop, reference)).toEqual([]);
});

test('the news of a payment that comes when its money went back places nothing', async () => {
  const customer = await newBuyer(shop);
  const reference = await customer.open();
  shop.payment.say(reference, 'refunded');
  await customer.succeeded(reference);
  expect(await stateOf(shop, reference)).toEqual({ state: 'closed', reason: 'failed' });
  expect(shop.catalog.reservations.get(reference)?.state).toBe('released');
  expect(await ordersOf(shop, reference)).toEqual([]);
  expect(await customer.tryToPlace(reference)).toMatchObject(REFUNDED);
});

test('an order that came while payment was asked is answered, also where its money went back since', async () => {
  const customer = await newBuyer(shop);
  const reference = await customer.open();
  shop.payment.behaviour.meanwhile = async () => {
    shop.payment.behaviour.meanwhile = () => undefined;
    shop.payment.say(reference, 'success');
    await customer.succeeded(reference);
    shop.payment.say(reference, 'refunded');
  };
  const [answer, [order]] = [await customer.tryToPlace(reference), await ordersOf(shop, reference)];
  expect(answer).toMatchObject({ status: 200, body: { created: false, order: { id: order.id } } });
});

test('while payment is away a paid checkout waits with its pieces', async () => {
  const customer = await newBuyer(shop, { withAddress: false });
  const reference = await customer.open();
  shop.payment.say(reference, 'success');
  await customer.succeeded(reference);
  const { id } = shop.identity.addAddress(customer.id);
  shop.payment.behaviour.isAway = true;
  try {
    expect((await customer.tryToOpen(6000, id)).status).toBe(503);
    expect((await customer.tryToPlace(reference, id)).status).toBe(503);
  } finally {
    shop.payment.behaviour.isAway = false;
  }
  expect(await stateOf(shop, reference)).toMatchObject({ state: 'paid' });
  expect(shop.catalog.reservations.get(reference)?.state).toBe('held');
});
