import { newCustomer, startOrdersShop } from '../../test/orders-shop.ts';
import type { OrdersShop } from '../../test/orders-shop.ts';
import { eventually } from '@shop/testing/eventually';

let shop: OrdersShop;
let lastSku = 0;

beforeAll(async () => {
  shop = await startOrdersShop();
});
afterAll(() => shop.stop());

const newSku = (details = {}) => {
  lastSku += 1;
  return shop.catalog.put({ skuId: lastSku, ...details });
};
const stateOf = async (reference: string) => {
  const [row] = await shop.database.query<{ state: string; reason: string | null }>(
    'SELECT state, reason FROM checkout WHERE reference = $1',
    [reference],
  );
  return row ?? null;
};
const newBuyer = async (sku = newSku(), quantity = 1) => {
  const customer = newCustomer(shop);
  await customer.add(sku.skuId, quantity);
  return customer;
};

test('a checkout holds the pieces, asks for the server’s sum with the token’s e-mail, and is told', async () => {
  const { skuId } = newSku({ available: 3 });
  const customer = await newBuyer(shop.catalog.sku(skuId), 2);
  const answer = await customer.tryToOpen(12_000);
  expect(answer).toMatchObject({
    status: 201,
    body: { authorizationUrl: expect.stringContaining('https://pay.test/') },
  });
  const { reference } = answer.body;
  expect(reference).toMatch(/^CK-[A-Z2-7]{20}$/);
  expect(shop.catalog.reservations.get(reference)).toMatchObject({ state: 'held', lines: [{ skuId, quantity: 2 }] });
  expect(shop.payment.payments.get(reference)).toMatchObject({
    amountPesewas: 12_000,
    customerId: customer.id,
    email: `customer${customer.id}@shop.test`,
  });
  const told = await eventually('it is told', () => shop.told('orders.checkout-opened.v1', reference)[0]);
  expect(told).toMatchObject({ customerId: customer.id, totalPesewas: 12_000, lines: [{ skuId, quantity: 2 }] });
});

test('a sum that differs by a pesewa is a 409 that names both, and nothing is held', async () => {
  const customer = await newBuyer();
  for (const amount of [5999, 6001, 1, 0, 600_000]) {
    const { status, body } = await customer.tryToOpen(amount);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'amount_mismatch' });
  }
  expect((await customer.tryToOpen(5999)).body.message).toContain('The total is now GHS 60.00, not GHS 59.99.');
  expect([...shop.payment.payments.values()].filter(({ customerId }) => customerId === customer.id)).toEqual([]);
});

test.each([-6000, '6000', null, 60.5])('the amount %p is no sum', async (amountPesewas) => {
  const customer = await newBuyer();
  expect((await customer.tryToOpen(amountPesewas as number)).status).toBe(400);
});

test('an empty cart, another’s e-mail and another’s address are refused', async () => {
  const customer = newCustomer(shop);
  expect(await customer.tryToOpen(0)).toMatchObject({ status: 409, body: { code: 'cart_empty' } });
  await customer.add(newSku().skuId);
  const body = { amountPesewas: 6000, email: 'other@shop.test', addressId: null };
  expect(await customer.call('POST', '/checkouts', body)).toMatchObject({
    status: 400,
    body: { code: 'email_mismatch' },
  });
  expect((await customer.tryToOpen(6000, newCustomer(shop).address?.id)).status).toBe(404);
});

test('only a customer opens checkouts', async () => {
  const body = { amountPesewas: 1, email: 'x', addressId: null };
  for (const role of ['admin', 'vendor', 'delivery'] as const) {
    expect((await shop.call({ id: 1, role }, 'POST', '/checkouts', body)).status).toBe(403);
  }
  expect((await shop.call(null, 'POST', '/checkouts', body)).status).toBe(401);
});

test('what can’t be bought any more blocks the checkout until it is removed', async () => {
  const gone = newSku();
  const customer = await newBuyer(gone);
  await customer.add(newSku().skuId);
  shop.catalog.put({ skuId: gone.skuId, sellable: false });
  expect(await customer.tryToOpen(6000)).toMatchObject({ status: 409, body: { code: 'cart_unavailable' } });
  const { lines } = await customer.cart();
  await customer.call('DELETE', `/carts/me/lines/${lines.find(({ skuId }) => skuId === gone.skuId)?.id}`);
  expect((await customer.tryToOpen(6000)).status).toBe(201);
});

test('the same cart again gets the same page, from two tabs at once too', async () => {
  const customer = await newBuyer();
  const answers = await Promise.all([1, 2, 3, 4].map(() => customer.tryToOpen(6000)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
  expect((await customer.tryToOpen(6000)).body).toEqual(answers[0]?.body);
});

test('its own customer still has the held piece in the cart; it is nobody else’s to pay for', async () => {
  const sku = newSku({ available: 1 });
  const customer = await newBuyer(sku);
  const other = await newBuyer(sku);
  const reference = await customer.open();
  await shop.publish('catalog.stock-changed.v1', {
    ...sku,
    available: 0,
    version: shop.catalog.sku(sku.skuId).stockVersion,
  });
  expect((await other.tryToOpen(6000)).status).toBe(409);
  expect((await customer.cart()).lines).toMatchObject([
    { quantity: 1, isAdjusted: false, isAvailable: true, stock: 1 },
  ]);
  expect(await customer.open()).toBe(reference);
});

test('another cart closes the earlier checkout and gives its pieces back', async () => {
  const customer = await newBuyer();
  const first = await customer.open();
  await customer.add(newSku().skuId);
  const second = await customer.open();
  expect(second).not.toBe(first);
  expect(await stateOf(first)).toEqual({ state: 'closed', reason: 'replaced' });
  expect(shop.catalog.reservations.get(first)?.state).toBe('released');
  await eventually('it is told', () => shop.told('orders.checkout-closed.v1', first).length === 1);
});

test('another address makes another checkout', async () => {
  const customer = await newBuyer();
  const first = await customer.open();
  const elsewhere = shop.identity.addAddress(customer.id, { city: 'Accra' });
  const { body } = await customer.tryToOpen(6000, elsewhere.id);
  expect(body.reference).not.toBe(first);
});

test('whoever has paid already is told so, and gets the order', async () => {
  const customer = await newBuyer();
  const reference = await customer.open();
  shop.payment.say(reference, 'success');
  expect(await customer.tryToOpen(6000)).toMatchObject({ status: 409, body: { code: 'already_paid' } });
  expect(await stateOf(reference)).toEqual({ state: 'placed', reason: null });
  expect((await customer.cart()).lines).toEqual([]);
});

test('after a failed payment, initiating again makes a new reference', async () => {
  const customer = await newBuyer();
  const first = await customer.open();
  shop.payment.say(first, 'failed');
  expect(await customer.open()).not.toBe(first);
  expect(await stateOf(first)).toEqual({ state: 'closed', reason: 'failed' });
});

test('a failed payment gives the pieces back, an abandoned one does not', async () => {
  const customer = await newBuyer();
  const reference = await customer.open();
  const payment = { paymentId: 1, reference, customerId: customer.id };
  await shop.publish('payment.payment-abandoned.v1', payment);
  expect(shop.catalog.reservations.get(reference)?.state).toBe('held');
  shop.payment.say(reference, 'failed');
  await shop.publish('payment.payment-failed.v1', payment);
  expect(shop.catalog.reservations.get(reference)?.state).toBe('released');
  expect(await stateOf(reference)).toEqual({ state: 'closed', reason: 'failed' });
});

test('news of a failure that comes after a success takes nothing from who has paid', async () => {
  const customer = await newBuyer();
  const reference = await customer.open();
  shop.payment.say(reference, 'success');
  await shop.publish('payment.payment-failed.v1', { paymentId: 1, reference, customerId: customer.id });
  expect(shop.catalog.reservations.get(reference)?.state).toBe('held');
  expect(await stateOf(reference)).toEqual({ state: 'open', reason: null });
});

test('a payment that is refused for its sum gives the pieces back', async () => {
  const customer = await newBuyer();
  const reference = await customer.open();
  await shop.publish('payment.payment-refused.v1', {
    ...{ paymentId: 1, reference, customerId: customer.id },
    ...{ expectedPesewas: 6000, paidAmount: 1, paidCurrency: 'GHS' },
  });
  expect(shop.catalog.reservations.get(reference)?.state).toBe('released');
  expect(await stateOf(reference)).toEqual({ state: 'closed', reason: 'failed' });
});

test('while the pieces of a failed payment are on their way back, the cart keeps its quantity', async () => {
  const sku = newSku({ available: 3 });
  const customer = await newBuyer(sku, 2);
  const reference = await customer.open();
  const { available, stockVersion } = shop.catalog.sku(sku.skuId);
  await shop.publish('catalog.stock-changed.v1', { ...sku, available, version: stockVersion });
  const carts: number[] = [];
  shop.catalog.behaviour.meanwhile = async (method) => {
    if (method === 'DELETE') carts.push(...(await customer.cart()).lines.map(({ quantity }) => quantity));
  };
  try {
    await shop.publish('payment.payment-failed.v1', { paymentId: 1, reference, customerId: customer.id });
  } finally {
    shop.catalog.behaviour.meanwhile = () => undefined;
  }
  expect(carts).toEqual([2]);
  expect((await customer.cart()).lines).toMatchObject([{ quantity: 2, isAdjusted: false }]);
});

test('a price that changed at the last moment is told as a 409, and the hold is given back', async () => {
  const sku = newSku();
  const customer = await newBuyer(sku);
  shop.catalog.put({ skuId: sku.skuId, unitPricePesewas: 7000 });
  const { status, body } = await customer.tryToOpen(6000);
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'amount_mismatch' });
  expect(body.message).toContain('GHS 70.00, not GHS 60.00');
  expect(shop.catalog.sku(sku.skuId).available).toBe(10);
  expect((await customer.tryToOpen(7000)).status).toBe(201);
});

test('a product that was moved to another vendor is told as a 409, and is the other vendor’s from then on', async () => {
  const sku = newSku({ vendorId: 3 });
  const customer = await newBuyer(sku);
  shop.catalog.put({ skuId: sku.skuId, vendorId: 4 });
  const { status, body } = await customer.tryToOpen(6000);
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'cart_changed' });
  expect(shop.catalog.sku(sku.skuId).available).toBe(10);
  expect((await customer.buy()).fulfilments).toMatchObject([{ vendorId: 4, amountPesewas: 6000 }]);
});

test('two prices that changed and make up for each other are a 409 that names no sum', async () => {
  const [dearer, cheaper] = [newSku(), newSku()];
  const customer = await newBuyer(dearer);
  await customer.add(cheaper.skuId);
  shop.catalog.put({ skuId: dearer.skuId, unitPricePesewas: 7000 });
  shop.catalog.put({ skuId: cheaper.skuId, unitPricePesewas: 5000 });
  expect(await customer.tryToOpen(12_000)).toMatchObject({ status: 409, body: { code: 'cart_changed' } });
});

test('pieces that others took are a 409 in catalog’s words', async () => {
  const sku = newSku({ available: 1 });
  const customer = await newBuyer(sku);
  const other = await newBuyer(sku);
  await other.open();
  const { status, body } = await customer.tryToOpen(6000);
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'sold_out' });
  expect(await customer.tryToOpen(6000)).toMatchObject({ status: 409, body: { code: 'cart_unavailable' } });
});

test('while payment is away the answer is a 503 and the hold is given back', async () => {
  const sku = newSku({ available: 4 });
  const customer = await newBuyer(sku);
  shop.payment.behaviour.isAway = true;
  try {
    const { status, body } = await customer.tryToOpen(6000);
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'payment_initialization_failed' });
  } finally {
    shop.payment.behaviour.isAway = false;
  }
  expect(shop.catalog.sku(sku.skuId).available).toBe(4);
  expect((await customer.tryToOpen(6000)).status).toBe(201);
});

test('the database itself refuses a customer’s second open checkout', async () => {
  const customer = await newBuyer();
  await customer.open();
  const again = shop.database.execute(
    `INSERT INTO checkout (reference, customer_id, state, customer_name, customer_email, shipping_pesewas, total_pesewas,
       created_at, expires_at)
     SELECT 'CK-SECOND234', customer_id, 'opening', customer_name, customer_email, 0, 1, created_at, expires_at
     FROM checkout WHERE customer_id = $1`,
    [customer.id],
  );
  await expect(again).rejects.toThrow('checkout_one_open_per_customer');
});

test('a checkout that nobody pays ends when its time is up, and its pieces are free again', async () => {
  const sku = newSku({ available: 1 });
  const customer = await newBuyer(sku);
  const reference = await customer.open();
  shop.passTime(16 * 60_000);
  await eventually('it is closed', async () => (await stateOf(reference))?.reason === 'expired');
  await eventually('the piece is free', () => shop.catalog.sku(sku.skuId).available === 1);
});

test('a checkout whose end a wrong clock put a day ahead ends when the clock is right', async () => {
  const sku = newSku({ available: 1 });
  const customer = await newBuyer(sku);
  const reference = await customer.open();
  await shop.database.execute(`UPDATE checkout SET expires_at = expires_at + interval '1 day' WHERE reference = $1`, [
    reference,
  ]);
  await eventually('it is closed', async () => (await stateOf(reference))?.reason === 'expired');
  await eventually('the piece is free', () => shop.catalog.sku(sku.skuId).available === 1);
});

test('a checkout that a crash left half opened is ended within half a minute, and its customer can pay again', async () => {
  const customer = await newBuyer();
  const reference = await customer.open();
  await shop.database.execute(`UPDATE checkout SET state = 'opening', authorization_url = NULL WHERE reference = $1`, [
    reference,
  ]);
  shop.passTime(21_000);
  await eventually('it is closed', async () => (await stateOf(reference))?.reason === 'not-opened');
  expect(await customer.open()).not.toBe(reference);
});
