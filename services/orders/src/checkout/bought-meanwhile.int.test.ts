import type { Transaction } from '@shop/chassis/database/database';
import { eventually } from '@shop/testing/eventually';
import { startOrdersShop } from '../../test/orders-shop.ts';
import type { OrdersShop } from '../../test/orders-shop.ts';
import { newBuyer, newSku, ordersOf, pagesOf, stateOf } from '../../test/purchases.ts';

type Buyer = Awaited<ReturnType<typeof newBuyer>>;

let shop: OrdersShop;

beforeAll(async () => {
  shop = await startOrdersShop();
});
afterEach(() => {
  shop.payment.behaviour.meanwhile = () => undefined;
  shop.catalog.behaviour.meanwhile = () => undefined;
});
afterAll(() => shop.stop());

const waitingForLocks = async () => {
  const rows = await shop.database.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.length;
};
/** Holds the customer's cart until the new checkout waits for it, and does something meanwhile. */
const openingMeanwhile = (customer: Buyer, meanwhile: (tx: Transaction) => Promise<unknown>) =>
  shop.database.transaction(async (tx) => {
    await tx.query('SELECT FROM cart WHERE customer_id = $1 FOR UPDATE', [customer.id]);
    const opening = customer.tryToOpen(6000);
    await eventually('it waits', async () => (await waitingForLocks()) >= 1);
    await meanwhile(tx);
    return { opening };
  });

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

test('a checkout that was priced before the cart changed does not take the place of a newer one', async () => {
  const customer = await newBuyer(shop);
  const first = await customer.open();
  const [line] = (await customer.cart()).lines;
  await customer.call('PATCH', `/carts/me/lines/${line?.id}`, { quantity: 2 });
  const priced = shop.pauseAt('orders.after-pricing');
  const late = customer.tryToOpen(12_000);
  await priced.reached;
  await customer.call('PATCH', `/carts/me/lines/${line?.id}`, { quantity: 3 });
  const newer = await customer.tryToOpen(18_000);
  priced.goOn();
  expect(newer.status).toBe(201);
  expect(await late).toMatchObject({ status: 409, body: { code: 'amount_mismatch' } });
  const references = pagesOf(shop, customer);
  expect(references[0]).toBe(first);
  expect(await Promise.all(references.map((reference) => stateOf(shop, reference)))).toEqual([
    { state: 'closed', reason: 'replaced' },
    { state: 'open', reason: null },
  ]);
});

test('a cart that changes while the checkout of it waits to begin is priced anew', async () => {
  const customer = await newBuyer(shop);
  const { opening } = await openingMeanwhile(customer, (tx) =>
    tx.execute(`UPDATE cart_line SET quantity = 2 FROM cart WHERE cart.id = cart_id AND customer_id = $1`, [
      customer.id,
    ]),
  );
  expect(await opening).toMatchObject({ status: 409, body: { code: 'amount_mismatch' } });
  expect(pagesOf(shop, customer)).toEqual([]);
});

test('what turns out to be paid while another checkout of it waits to begin is not paid for again', async () => {
  const customer = await newBuyer(shop);
  const first = await customer.open();
  await shop.publish('payment.payment-failed.v1', { paymentId: 1, reference: first, customerId: customer.id });
  shop.payment.say(first, 'success');
  const { opening } = await openingMeanwhile(customer, (tx) =>
    tx.execute(
      `UPDATE checkout SET state = 'paid', reason = NULL, closed_at = NULL, paid_at = $2 WHERE reference = $1`,
      [first, new Date()],
    ),
  );
  expect(await opening).toMatchObject({ status: 409, body: { code: 'already_paid' } });
  expect(pagesOf(shop, customer)).toEqual([first]);
  expect(await ordersOf(shop, first)).toHaveLength(1);
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
  const { late, again } = await shop.database.transaction(async (tx) => {
    await tx.query('SELECT FROM checkout WHERE reference = $1 FOR UPDATE', [first]);
    const late = customer.succeeded(first);
    await eventually('the success waits for the checkout', async () => (await waitingForLocks()) >= 1);
    const again = customer.tryToOpen(6000).finally(() => {
      answered = true;
    });
    await eventually('the other waits for the success', async () => answered || (await waitingForLocks()) >= 2);
    return { late, again };
  });
  const { status, body } = await again;
  letSell();
  await late;
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'already_paid' });
  expect(pagesOf(shop, customer)).toEqual([first]);
  expect(await ordersOf(shop, first)).toHaveLength(1);
});
