import { notFound } from '@shop/chassis/errors/problem';
import { eventually } from '@shop/testing/eventually';
import { readOrdersAudit } from '../audit/read-orders-audit.ts';
import { newCustomer, startOrdersShop } from '../../test/orders-shop.ts';
import type { OrdersShop } from '../../test/orders-shop.ts';

let shop: OrdersShop;
let lastSku = 0;

beforeAll(async () => {
  shop = await startOrdersShop();
});
afterEach(async () => {
  expect(await readOrdersAudit(shop.database)).toEqual([]);
});
afterAll(() => shop.stop());

const newSku = (details = {}) => {
  lastSku += 1;
  return shop.catalog.put({ skuId: lastSku, ...details });
};
const newBuyer = async (sku = newSku(), quantity = 1) => {
  const customer = newCustomer(shop);
  await customer.add(sku.skuId, quantity);
  return customer;
};
const stateOf = async (reference: string) => {
  const [row] = await shop.database.query<{ state: string; reason: string | null }>(
    'SELECT state, reason FROM checkout WHERE reference = $1',
    [reference],
  );
  return row ?? null;
};
const ordersOf = async (reference: string) => {
  const { body } = await shop.call({ service: 'payment' }, 'GET', '/orders?range=[0,999]');
  return body.rows.filter((order: { reference: string }) => order.reference === reference);
};

test('a paid checkout becomes an order of what was paid, and leaves the cart', async () => {
  const first = newSku({ unitPricePesewas: 1999, vendorId: 3, productName: 'Kente romper', categoryName: 'Rompers' });
  const second = newSku({ unitPricePesewas: 500, vendorId: 4 });
  const customer = await newBuyer(first, 2);
  await customer.add(second.skuId, 3);
  await shop.publish('identity.vendor-registered.v1', {
    ...{ vendorId: 3, userId: 30, shopName: 'Little Stars', shopPhone: null, isActive: true, version: 1 },
  });
  const reference = await customer.open();
  shop.payment.say(reference, 'success');
  const { status, body } = await customer.tryToPlace(reference);
  expect(status).toBe(201);
  expect(body.order).toMatchObject({
    number: expect.stringMatching(/^AK-[A-HJKMNP-Z2-9]{8}$/),
    reference,
    status: 'pending',
    totalPesewas: 5498,
    shippingPesewas: 0,
    customer: {
      id: customer.id,
      name: 'Akosua Ɔwusu',
      phone: '+233201234567',
      email: `customer${customer.id}@shop.test`,
    },
    address: { street: '12 Dagomba Rd' },
    lines: [
      { skuId: first.skuId, quantity: 2, unitPricePesewas: 1999, productName: 'Kente romper', categoryName: 'Rompers' },
      { skuId: second.skuId, quantity: 3, unitPricePesewas: 500 },
    ],
    fulfilments: [
      { vendorId: 3, shopName: 'Little Stars', amountPesewas: 3998, status: 'pending' },
      { vendorId: 4, amountPesewas: 1500, status: 'pending' },
    ],
    steps: [{ status: 'pending', by: 'customer' }],
    cancellation: null,
    delivery: { agentUserId: null },
  });
  expect((await customer.cart()).lines).toEqual([]);
  const placed = await eventually('it is told', () => shop.told('orders.order-placed.v1', reference)[0]);
  expect(placed).toMatchObject({ orderId: body.order.id, totalPesewas: 5498, shippingPesewas: 0 });
  expect(placed.fulfilments.map(({ amountPesewas }) => amountPesewas)).toEqual([3998, 1500]);
});

test('news of a payment whose order is there asks nobody anything', async () => {
  const customer = await newBuyer();
  const reference = await customer.open();
  shop.payment.say(reference, 'success');
  expect((await customer.tryToPlace(reference)).status).toBe(201);
  const asked = () =>
    [...shop.payment.behaviour.calls, ...shop.catalog.behaviour.calls].filter((call) => call.includes(reference));
  const before = asked();
  await customer.succeeded(reference);
  expect(asked()).toEqual(before);
  expect(await ordersOf(reference)).toHaveLength(1);
});

test('the same reference placed ten times at once, with the payment’s news in the middle, makes one order', async () => {
  const sku = newSku({ available: 3 });
  const customer = await newBuyer(sku);
  const reference = await customer.open();
  shop.payment.say(reference, 'success');
  const place = () => customer.tryToPlace(reference);
  const before = Array.from({ length: 5 }, place);
  const news = [customer.succeeded(reference), customer.succeeded(reference)];
  const answers = await Promise.all([...before, ...Array.from({ length: 5 }, place)]);
  await Promise.all(news);
  expect(answers.every(({ status }) => status === 200 || status === 201)).toBe(true);
  expect(new Set(answers.map(({ body }) => body.order.id)).size).toBe(1);
  expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
  expect(await ordersOf(reference)).toHaveLength(1);
  expect(shop.catalog.sku(sku.skuId).available).toBe(2);
  await eventually('it is told', () => shop.told('orders.order-placed.v1', reference).length > 0);
  expect(shop.told('orders.order-placed.v1', reference)).toHaveLength(1);
  // Those who come at once to one process share the work.
  expect(shop.catalog.behaviour.calls.filter((call) => call === `POST /reservations/${reference}/sale`)).toHaveLength(
    1,
  );
});

test('two processes that place the same references at once make one order of each', async () => {
  const copy = await shop.startCopy();
  try {
    for (let round = 0; round < 5; round += 1) {
      const customer = await newBuyer();
      const reference = await customer.open();
      shop.payment.say(reference, 'success');
      const placeThere = () => copy.call(customer.who, 'POST', '/orders', { reference, addressId: null });
      const answers = await Promise.all([customer.tryToPlace(reference), placeThere(), customer.succeeded(reference)]);
      const statuses = answers.flatMap((answer) => (answer ? [answer.status] : []));
      expect(statuses.every((status) => status === 200 || status === 201)).toBe(true);
      expect(await ordersOf(reference)).toHaveLength(1);
    }
  } finally {
    await copy.stop();
  }
});

test('the payment’s news alone places the order; placing it afterwards answers the same one', async () => {
  const customer = await newBuyer();
  const reference = await customer.open();
  shop.payment.say(reference, 'success');
  await customer.succeeded(reference);
  const [order] = await ordersOf(reference);
  expect(await customer.tryToPlace(reference)).toMatchObject({
    status: 200,
    body: { created: false, order: { id: order.id } },
  });
});

test('a reference that is unknown, another’s, unpaid, failed or abandoned places nothing', async () => {
  const customer = await newBuyer();
  const stranger = newCustomer(shop);
  const reference = await customer.open();
  expect(await customer.tryToPlace('nope')).toMatchObject({ status: 404, body: { code: 'payment_unknown' } });
  for (const status of ['pending', 'failed', 'abandoned'] as const) {
    shop.payment.say(reference, status);
    expect(await customer.tryToPlace(reference)).toMatchObject({
      status: 409,
      body: { code: 'payment_not_successful' },
    });
  }
  shop.payment.say(reference, 'success');
  expect((await stranger.tryToPlace(reference)).status).toBe(404);
  expect(await ordersOf(reference)).toEqual([]);
});

test('while payment or catalog is away placing is a 503, and works afterwards', async () => {
  const customer = await newBuyer();
  const reference = await customer.open();
  shop.payment.say(reference, 'success');
  for (const { behaviour } of [shop.payment, shop.catalog]) {
    behaviour.isAway = true;
    expect((await customer.tryToPlace(reference)).status).toBe(503);
    behaviour.isAway = false;
  }
  expect((await eventually('it is placed', () => customer.tryToPlace(reference))).body.order.status).toBe('pending');
});

test('an answer that nothing is there cancels no paid order, unless it is about the reservation', async () => {
  const customer = await newBuyer();
  const reference = await customer.open();
  shop.payment.say(reference, 'success');
  shop.catalog.behaviour.meanwhile = (_method, path) => {
    if (path.endsWith('/sale')) throw notFound();
  };
  try {
    expect((await customer.tryToPlace(reference)).status).toBe(404);
    expect(await stateOf(reference)).toMatchObject({ state: 'paid' });
  } finally {
    shop.catalog.behaviour.meanwhile = () => undefined;
  }
  shop.passTime(6000);
  expect(await eventually('the order', async () => (await ordersOf(reference))[0])).toMatchObject({
    status: 'pending',
  });
});

test('a paid checkout of which catalog holds nothing is cancelled, and its money goes back', async () => {
  const customer = await newBuyer();
  const reference = await customer.open();
  shop.catalog.reservations.delete(reference);
  shop.payment.say(reference, 'success');
  expect(await customer.place(reference)).toMatchObject({ status: 'cancelled' });
});

test('a cart changed while paying: the order is what was paid, the rest stays', async () => {
  const kept = newSku();
  const raised = newSku();
  const customer = await newBuyer(raised, 1);
  const { lineId } = await customer.add(kept.skuId, 2);
  const reference = await customer.open();
  const raisedLine = (await customer.cart()).lines.find(({ skuId }) => skuId === raised.skuId);
  await customer.call('PATCH', `/carts/me/lines/${raisedLine?.id}`, { quantity: 5 });
  await customer.call('DELETE', `/carts/me/lines/${lineId}`);
  shop.payment.say(reference, 'success');
  const order = await customer.place(reference);
  expect(order.lines.map(({ skuId, quantity }) => ({ skuId, quantity }))).toEqual(
    [
      { skuId: kept.skuId, quantity: 2 },
      { skuId: raised.skuId, quantity: 1 },
    ].toSorted((a, b) => a.skuId - b.skuId),
  );
  expect((await customer.cart()).lines).toMatchObject([{ skuId: raised.skuId, quantity: 4 }]);
});

test('paid for when the pieces were gone: the order is cancelled, all money goes back, the cart stays', async () => {
  const sku = newSku({ available: 1 });
  const customer = await newBuyer(sku);
  const reference = await customer.open();
  shop.passTime(16 * 60_000);
  await eventually('the hold has ended', () => shop.catalog.sku(sku.skuId).available === 1);
  shop.catalog.put({ skuId: sku.skuId, available: 0 });
  shop.payment.say(reference, 'success');
  const order = await customer.place(reference);
  expect(order).toMatchObject({
    status: 'cancelled',
    delivery: null,
    cancellation: { refundPesewas: 6000, reason: expect.stringContaining('Sold out while you were paying. GHS 60.00') },
    fulfilments: [{ status: 'cancelled' }],
  });
  expect(order.cancellation?.reason).toContain(reference);
  const told = await eventually('it is told', () => shop.told('orders.order-cancelled.v1', reference)[0]);
  expect(told).toMatchObject({ cause: 'sold-out', refundPesewas: 6000, returnedLines: [], orderId: order.id });
  expect(shop.told('orders.order-placed.v1', reference)).toEqual([]);
  expect((await customer.cart()).lines).toHaveLength(1);
  expect(await customer.place(reference)).toEqual(order);
});

test('paid after the hold had ended, with pieces left: the order is placed', async () => {
  const customer = await newBuyer();
  const reference = await customer.open();
  shop.passTime(16 * 60_000);
  await eventually('the hold has ended', async () => (await stateOf(reference))?.state === 'closed');
  await customer.succeeded(reference);
  expect(await ordersOf(reference)).toMatchObject([{ status: 'pending' }]);
});

test('a payment that failed and then succeeded is placed', async () => {
  const customer = await newBuyer();
  const reference = await customer.open();
  await shop.publish('payment.payment-failed.v1', { paymentId: 1, reference, customerId: customer.id });
  await customer.succeeded(reference);
  expect(await ordersOf(reference)).toMatchObject([{ status: 'pending' }]);
});

test('money for a replaced checkout goes back, once, however often it is told', async () => {
  const customer = await newBuyer();
  const reference = await customer.open();
  await customer.add(newSku().skuId);
  await customer.open();
  shop.payment.say(reference, 'success');
  await Promise.all([customer.succeeded(reference), customer.succeeded(reference), customer.tryToPlace(reference)]);
  expect(await customer.tryToPlace(reference)).toMatchObject({ status: 409, body: { code: 'payment_superseded' } });
  await eventually('it is told', () => shop.told('orders.checkout-unfulfillable.v1', reference).length > 0);
  expect(shop.told('orders.checkout-unfulfillable.v1', reference)).toMatchObject([{ reason: 'replaced' }]);
  expect(await ordersOf(reference)).toEqual([]);
});

test('a late success of a failed payment goes back where a newer checkout took its place', async () => {
  const customer = await newBuyer();
  const first = await customer.open();
  shop.payment.say(first, 'failed');
  const second = await customer.open();
  await customer.succeeded(first);
  await customer.succeeded(second);
  expect(await stateOf(first)).toEqual({ state: 'unfulfillable', reason: 'replaced' });
  expect(await ordersOf(second)).toHaveLength(1);
});

test('of several pages that failed and were paid after all, whichever was first, one makes the order', async () => {
  const customer = await newBuyer();
  const failed = async () => {
    const reference = await customer.open();
    shop.payment.say(reference, 'failed');
    await shop.publish('payment.payment-failed.v1', { paymentId: 1, reference, customerId: customer.id });
    return reference;
  };
  const references = [await failed(), await failed(), await failed()];
  for (const reference of references) {
    shop.payment.say(reference, 'success');
    await customer.succeeded(reference);
  }
  const states = await Promise.all(references.map(stateOf));
  expect(states.map((state) => state?.state)).toEqual(['placed', 'unfulfillable', 'unfulfillable']);
  expect((await Promise.all(references.map(ordersOf))).map(({ length }) => length)).toEqual([1, 0, 0]);
});

test('what was bought before it was begun takes no checkout’s place', async () => {
  const customer = await newBuyer();
  await customer.succeeded(await customer.open());
  await customer.add(newSku().skuId);
  const reference = await customer.open();
  await shop.publish('payment.payment-failed.v1', { paymentId: 1, reference, customerId: customer.id });
  await customer.succeeded(reference);
  expect(await ordersOf(reference)).toMatchObject([{ status: 'pending' }]);
});

test('a customer without an address pays first; the order is placed once one is named', async () => {
  const customer = newCustomer(shop, { withAddress: false });
  await customer.add(newSku().skuId);
  const reference = await customer.open();
  shop.payment.say(reference, 'success');
  await customer.succeeded(reference);
  expect(await stateOf(reference)).toMatchObject({ state: 'paid' });
  const until = new Date(shop.catalog.reservations.get(reference)?.expiresAt ?? 0).getTime();
  expect(until - Date.now()).toBeGreaterThan(25 * 60_000);
  expect(await customer.tryToPlace(reference)).toMatchObject({ status: 400, body: { code: 'address_needed' } });
  const { id } = shop.identity.addAddress(customer.id, { street: 'Behind Total' });
  expect((await customer.tryToPlace(reference, id)).body.order.address.street).toBe('Behind Total');
});

test('paid, and no address named in time: the money goes back, once', async () => {
  const customer = newCustomer(shop, { withAddress: false });
  await customer.add(newSku().skuId);
  const reference = await customer.open();
  shop.payment.say(reference, 'success');
  await customer.succeeded(reference);
  shop.passTime(31 * 60_000);
  await eventually('it is told', () => shop.told('orders.checkout-unfulfillable.v1', reference).length > 0);
  expect(shop.told('orders.checkout-unfulfillable.v1', reference)).toMatchObject([{ reason: 'no-address' }]);
  const { id } = shop.identity.addAddress(customer.id, { street: 'Behind Total' });
  const { status, body } = await customer.tryToPlace(reference, id);
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'payment_without_address' });
  expect(body.message).toContain('No delivery address was named in time');
});

test('the address that the checkout took counts, whatever is named later', async () => {
  const customer = await newBuyer();
  const reference = await customer.open();
  const { id } = shop.identity.addAddress(customer.id, { street: 'Elsewhere' });
  shop.payment.say(reference, 'success');
  expect((await customer.tryToPlace(reference, id)).body.order.address.street).toBe('12 Dagomba Rd');
});

test('until a payment is noted nothing has changed', async () => {
  const customer = await newBuyer();
  const reference = await customer.open();
  shop.payment.say(reference, 'success');
  const noted = shop.pauseAt('orders.before-paid-commit');
  const placing = customer.tryToPlace(reference);
  await noted.reached;
  expect(await stateOf(reference)).toEqual({ state: 'open', reason: null });
  noted.goOn();
  expect((await placing).status).toBe(201);
  expect(await stateOf(reference)).toEqual({ state: 'placed', reason: null });
});

test('what a crash left between paying and placing is placed by the sweeper', async () => {
  const customer = await newBuyer();
  const reference = await customer.open();
  await shop.database.execute(
    `UPDATE checkout SET state = 'paid', paid_at = expires_at - interval '15 minutes' WHERE reference = $1`,
    [reference],
  );
  shop.passTime(6000);
  await eventually('the order', async () => (await ordersOf(reference))[0]);
  expect(shop.catalog.reservations.get(reference)?.state).toBe('sold');
});

test('the database itself refuses a second order of one reference', async () => {
  const order = await (await newBuyer()).buy();
  const again = shop.database.execute(
    `INSERT INTO customer_order (number, reference, customer_id, customer_name, customer_name_folded, customer_email, status,
       shipping_pesewas, total_pesewas, placed_at)
     SELECT 'AK-22222222', reference, customer_id, customer_name, customer_name_folded, customer_email, 'pending', 0, 1,
       placed_at
     FROM customer_order WHERE id = $1`,
    [order.id],
  );
  await expect(again).rejects.toThrow('customer_order_reference');
});
