import { eventually } from '@shop/testing/eventually';
import { startOrdersShop } from '../../test/orders-shop.ts';
import type { OrdersShop } from '../../test/orders-shop.ts';
import { newBuyer, ordersOf, stateOf } from '../../test/purchases.ts';

let shop: OrdersShop;

beforeAll(async () => {
  shop = await startOrdersShop();
});
afterAll(() => shop.stop());

const HOLD_IS_OVER_MS = 16 * 60_000;
const becomesExpired = (reference: string) =>
  eventually('it is closed', async () => (await stateOf(shop, reference))?.reason === 'expired');

test('a payment whose news never came is placed when its checkout’s time is up', async () => {
  const customer = await newBuyer(shop);
  const reference = await customer.open();
  shop.payment.say(reference, 'success');
  shop.passTime(HOLD_IS_OVER_MS);
  expect(await eventually('the order', async () => (await ordersOf(shop, reference))[0])).toMatchObject({
    status: 'pending',
  });
  expect(shop.told('orders.checkout-closed.v1', reference)).toEqual([]);
  expect((await customer.cart()).lines).toEqual([]);
});

test('paid without news and without an address: the pieces are kept until one is named', async () => {
  const customer = await newBuyer(shop, { withAddress: false });
  const reference = await customer.open();
  const heldUntil = () => new Date(shop.catalog.reservations.get(reference)?.expiresAt ?? 0).getTime();
  const before = heldUntil();
  shop.payment.say(reference, 'success');
  shop.passTime(HOLD_IS_OVER_MS);
  await eventually('it is held for longer', () => heldUntil() > before + 25 * 60_000);
  expect(await stateOf(shop, reference)).toMatchObject({ state: 'paid' });
});

test.each(['pending', 'failed', 'abandoned', 'refunded'] as const)(
  'a checkout whose payment is %s ends when its time is up',
  async (status) => {
    const reference = await (await newBuyer(shop)).open();
    shop.payment.say(reference, status);
    shop.passTime(HOLD_IS_OVER_MS);
    await becomesExpired(reference);
    expect(await ordersOf(shop, reference)).toEqual([]);
  },
);

test('a checkout that payment does not know ends when its time is up', async () => {
  const reference = await (await newBuyer(shop)).open();
  shop.payment.payments.delete(reference);
  shop.passTime(HOLD_IS_OVER_MS);
  await becomesExpired(reference);
});

test('while payment is away a checkout waits for its answer', async () => {
  const customer = await newBuyer(shop);
  const reference = await customer.open();
  shop.payment.say(reference, 'success');
  shop.payment.behaviour.isAway = true;
  shop.payment.behaviour.calls.length = 0;
  try {
    shop.passTime(HOLD_IS_OVER_MS);
    const asked = () => shop.payment.behaviour.calls.filter((call) => call.includes(reference)).length;
    await eventually('payment is asked in several rounds', () => asked() >= 3);
    expect(await stateOf(shop, reference)).toEqual({ state: 'open', reason: null });
  } finally {
    shop.payment.behaviour.isAway = false;
  }
  await eventually('the order', async () => (await ordersOf(shop, reference))[0]);
});

test('of many whose time is up payment is asked about five at once', async () => {
  const customer = await newBuyer(shop);
  const references = [await customer.open()];
  while (references.length < 12) references.push(await (await newBuyer(shop)).open());
  let asked = 0;
  let answer: () => void = () => undefined;
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  shop.payment.behaviour.meanwhile = () => {
    asked += 1;
    return mayAnswer;
  };
  try {
    shop.passTime(HOLD_IS_OVER_MS);
    await eventually('payment is asked', () => asked >= 5);
    // A sixth question would have come by the time that the service has answered one of ours.
    await customer.cart();
    expect(asked).toBe(5);
  } finally {
    answer();
    shop.payment.behaviour.meanwhile = () => undefined;
  }
  for (const reference of references) await becomesExpired(reference);
});

test('while payment keeps a paid checkout waiting, one that a crash left unopened is ended', async () => {
  const [waiting, crashed] = [await newBuyer(shop), await newBuyer(shop)];
  const [paid, unopened] = [await waiting.open(), await crashed.open()];
  await shop.database.execute(`UPDATE checkout SET state = 'paid', paid_at = created_at WHERE reference = $1`, [paid]);
  await shop.database.execute(`UPDATE checkout SET state = 'opening' WHERE reference = $1`, [unopened]);
  let answer: () => void = () => undefined;
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  let asked = 0;
  shop.payment.behaviour.meanwhile = () => {
    asked += 1;
    return mayAnswer;
  };
  try {
    shop.passTime(30_000);
    await eventually('payment is asked', () => asked > 0);
    await eventually('it is ended', async () => (await stateOf(shop, unopened))?.reason === 'not-opened');
  } finally {
    answer();
    shop.payment.behaviour.meanwhile = () => undefined;
  }
});
