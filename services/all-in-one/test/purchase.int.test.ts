import { eventually } from '@shop/testing/eventually';
import type { Vendor } from './people.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let vendor: Vendor;

beforeAll(async () => {
  shop = await startTestShop();
  vendor = await shop.people.newVendor();
});
afterEach(() => shop.expectSumsToHold());
afterAll(() => shop.stop());

describe('a purchase', () => {
  it('goes from the cart to the order: the cart empties, the stock falls, payment and order are listed', async () => {
    const { people } = shop;
    const product = await people.addProduct(vendor, { price: 60, stock: 5 });
    const customer = await shop.people.cartWith(product, 2);
    const started = await people.startPaying(customer);
    expect(started.amount).toBe(120);
    const back = await people.atProvider(started);
    expect(back.pathname).toBe('/payment-callback');
    expect(back.searchParams.get('reference')).toBe(started.reference);
    expect(back.searchParams.get('trxref')).toBe(started.reference);
    expect((await people.verify(customer, started.reference)).body).toMatchObject({ success: true });
    const placed = await people.placeOrder(customer, started.reference);
    expect(placed.body.order).toMatchObject({
      status: 'pending',
      totalAmount: 120,
      address: { street: '12 Dagomba Road' },
    });
    expect((await people.cartOf(customer)).cart.items).toEqual([]);
    expect(await people.stockOf(product.id)).toBe(3);
    expect(await shop.people.paymentsOf(customer)).toMatchObject([
      { amount: 120, status: 'success', reference: started.reference },
    ]);
    expect(await people.ordersOf(customer)).toMatchObject([{ id: placed.body.order.id }]);
  });

  it('the same webhook ten times, five of them at once, with verify and placeOrder: one payment, one order', async () => {
    const { people } = shop;
    const product = await people.addProduct(vendor, { stock: 5 });
    const customer = await shop.people.cartWith(product);
    const started = await people.startPaying(customer);
    await people.atProvider(started);
    const hook = () => shop.webhook({ event: 'charge.success', data: { reference: started.reference } });
    for (let time = 0; time < 5; time++) expect((await hook()).status).toBe(200);
    const [verified, placed, ...hooks] = await Promise.all([
      people.verify(customer, started.reference),
      people.placeOrder(customer, started.reference),
      ...Array.from({ length: 5 }, hook),
    ]);
    expect(hooks.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(verified.body).toMatchObject({ success: true });
    expect([200, 201]).toContain(placed.status);
    expect(await people.ordersOf(customer)).toHaveLength(1);
    expect(await shop.people.paymentsOf(customer)).toHaveLength(1);
    expect(await people.stockOf(product.id)).toBe(4);
  });

  it('placing the same reference ten times at once makes one order', async () => {
    const { people } = shop;
    const customer = await shop.people.cartWith(await people.addProduct(vendor, {}));
    const started = await people.startPaying(customer);
    await people.atProvider(started);
    const placed = await Promise.all(Array.from({ length: 10 }, () => people.placeOrder(customer, started.reference)));
    expect(new Set(placed.map(({ body }) => body.order.id)).size).toBe(1);
    expect(placed.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
    expect(await people.ordersOf(customer)).toHaveLength(1);
  });

  it('a tab closed after paying still becomes an order, from the webhook alone', async () => {
    const { people } = shop;
    const customer = await shop.people.cartWith(await people.addProduct(vendor, {}));
    await people.atProvider(await people.startPaying(customer));
    const [order] = await eventually('the order is placed', async () => {
      const orders = await people.ordersOf(customer);
      return orders.length > 0 && orders;
    });
    expect(order).toMatchObject({ status: 'pending' });
  });

  it('two pieces of clothing of two vendors become one order with two fulfilments', async () => {
    const { people } = shop;
    const other = await people.newVendor();
    const customer = await shop.people.cartWith(await people.addProduct(vendor, { price: 60 }));
    await people.addToCart(customer, (await people.addProduct(other, { price: 20.05 })).id, 3);
    const started = await people.startPaying(customer);
    expect(started.amount).toBe(120.15);
    await people.atProvider(started);
    const { order } = (await people.placeOrder(customer, started.reference)).body;
    expect(order.fulfilments.map(({ amount }) => amount).sort()).toEqual([60, 60.15].sort());
  });
});

describe('money that does not come', () => {
  it('a declined payment gives the stock back, keeps the cart, and places nothing', async () => {
    const { people } = shop;
    const product = await people.addProduct(vendor, { stock: 1 });
    const customer = await shop.people.cartWith(product);
    const started = await people.startPaying(customer);
    expect(await people.stockOf(product.id)).toBe(0);
    await people.atProvider(started, 'decline');
    expect((await people.verify(customer, started.reference)).body).toMatchObject({ success: false });
    expect((await people.placeOrder(customer, started.reference)).status).toBe(409);
    expect((await people.cartOf(customer)).cart.items).toHaveLength(1);
    await eventually('the stock is back', async () => (await people.stockOf(product.id)) === 1);
    expect(await people.ordersOf(customer)).toEqual([]);
  });

  it('a page left open is not the end: the same cart gets the same page, and may still be paid', async () => {
    const { people } = shop;
    const customer = await shop.people.cartWith(await people.addProduct(vendor, {}));
    const started = await people.startPaying(customer);
    await people.atProvider(started, 'abandon');
    expect((await people.verify(customer, started.reference)).body).toMatchObject({ success: false });
    expect((await people.startPaying(customer)).authorizationUrl).toBe(started.authorizationUrl);
    await people.atProvider(started);
    expect([200, 201]).toContain((await people.placeOrder(customer, started.reference)).status);
  });

  it('after a decline, paying again has a new reference', async () => {
    const { people } = shop;
    const customer = await shop.people.cartWith(await people.addProduct(vendor, {}));
    const first = await people.startPaying(customer);
    await people.atProvider(first, 'decline');
    await people.verify(customer, first.reference);
    const second = await people.startPaying(customer);
    expect(second.reference).not.toBe(first.reference);
  });
});

describe('a cart that changes while its customer pays', () => {
  it('the order is what was paid, and the rest stays in the cart', async () => {
    const { people } = shop;
    const customer = await shop.people.cartWith(await people.addProduct(vendor, { price: 60, stock: 9 }));
    const started = await people.startPaying(customer);
    const [item] = (await people.cartOf(customer)).cart.items;
    await shop.knocks('PATCH', `/api/carts/me/item/${item?.id}`, { token: customer.token, json: { quantity: 5 } });
    await people.atProvider(started);
    const { order } = (await people.placeOrder(customer, started.reference)).body;
    expect(order.items).toMatchObject([{ quantity: 1 }]);
    expect(order.totalAmount).toBe(60);
    expect((await people.cartOf(customer)).cart.items).toMatchObject([{ quantity: 4 }]);
  });

  it('a line removed meanwhile is still in the order, and never comes back into the cart', async () => {
    const { people } = shop;
    const customer = await shop.people.cartWith(await people.addProduct(vendor, {}));
    const started = await people.startPaying(customer);
    const [item] = (await people.cartOf(customer)).cart.items;
    await shop.knocks('DELETE', `/api/carts/me/item/${item?.id}`, { token: customer.token });
    await people.atProvider(started);
    expect((await people.placeOrder(customer, started.reference)).body.order.items).toHaveLength(1);
    expect((await people.cartOf(customer)).cart.items).toEqual([]);
  });

  it('money for an earlier version of the cart goes back, and only the newer one becomes an order', async () => {
    const { people } = shop;
    const product = await people.addProduct(vendor, { price: 60, stock: 9 });
    const customer = await shop.people.cartWith(product);
    const first = await people.startPaying(customer);
    await people.addToCart(customer, product.id);
    const second = await people.startPaying(customer);
    expect(second.reference).not.toBe(first.reference);
    await people.atProvider(first);
    expect((await people.placeOrder(customer, first.reference)).status).toBe(409);
    await eventually('the money is back', async () =>
      (await shop.people.paymentsOf(customer)).some(
        ({ reference, status }) => reference === first.reference && status === 'refunded',
      ),
    );
    await people.atProvider(second);
    expect((await people.placeOrder(customer, second.reference)).body.order).toMatchObject({ totalAmount: 120 });
    expect(await people.ordersOf(customer)).toHaveLength(1);
  });
});

describe('paid, but sold out meanwhile', () => {
  it('the order is cancelled, the money goes back, the customer is told in a sentence, and an admin sees both', async () => {
    const { people } = shop;
    const product = await people.addProduct(vendor, { price: 60, stock: 1 });
    const slow = await shop.people.cartWith(product);
    const held = await people.startPaying(slow);
    shop.clock.set(new Date(Date.now() + 16 * 60_000));
    try {
      await eventually('the hold runs out', async () => (await people.stockOf(product.id)) === 1, { withinMs: 20_000 });
      const quick = await shop.people.cartWith(product);
      const started = await people.startPaying(quick);
      await people.atProvider(started);
      expect((await people.placeOrder(quick, started.reference)).body.order).toMatchObject({ status: 'pending' });
      await people.atProvider(held);
      const { order } = (await people.placeOrder(slow, held.reference)).body;
      expect(order).toMatchObject({ status: 'cancelled', cancellation: { refundAmount: 60 } });
      expect(order.cancellation?.reason).toContain(held.reference);
      await eventually('the money is back', async () => (await shop.people.paymentsOf(slow))[0]?.status === 'refunded');
      expect(await people.stockOf(product.id)).toBe(0);
      const token = await people.adminToken();
      const seen = async (path: string) => (await shop.knocks<object>('GET', path, { token })).body;
      expect(await seen(`/api/orders/${order.id}`)).toMatchObject({ status: 'cancelled', reference: held.reference });
      const filter = JSON.stringify({ q: held.reference });
      expect(await seen(`/api/payments?filter=${encodeURIComponent(filter)}`)).toMatchObject([
        { reference: held.reference, status: 'refunded', amount: 60, refundedAmount: 60 },
      ]);
    } finally {
      shop.clock.set(null);
    }
  });
});

describe('a payment’s reference', () => {
  it('is its owner’s alone: another customer gets 404 from verify and from placeOrder', async () => {
    const { people } = shop;
    const customer = await shop.people.cartWith(await people.addProduct(vendor, {}));
    const other = await people.newCustomer();
    const started = await people.startPaying(customer);
    await people.atProvider(started);
    expect((await people.verify(other, started.reference)).status).toBe(404);
    expect((await people.placeOrder(other, started.reference)).status).toBe(404);
    for (let time = 0; time < 5; time++) {
      expect((await people.verify(customer, started.reference)).body).toMatchObject({ success: true });
      expect([200, 201]).toContain((await people.placeOrder(customer, started.reference)).status);
    }
    expect(await people.ordersOf(customer)).toHaveLength(1);
  });

  it('does under either of the two names that the provider gives it, and not under two different ones', async () => {
    const { people } = shop;
    const customer = await shop.people.cartWith(await people.addProduct(vendor, {}));
    const { reference, ...started } = await people.startPaying(customer);
    await people.atProvider({ reference, ...started });
    const verified = (query: Record<string, string>) =>
      shop.knocks('GET', '/api/payments/verify', { token: customer.token, query });
    expect(await verified({ trxref: reference })).toMatchObject({ status: 200, body: { transactionId: reference } });
    expect((await verified({ reference, trxref: reference })).status).toBe(200);
    const refused = { status: 400, body: { error: 'No payment reference found.' } };
    for (const query of [{ reference, trxref: 'CK-00000000000000000000' }, { reference: '' }, {}])
      expect(await verified(query as Record<string, string>)).toMatchObject(refused);
  });

  it('unpaid places nothing, unknown is a 404', async () => {
    const { people } = shop;
    const customer = await shop.people.cartWith(await people.addProduct(vendor, {}));
    const started = await people.startPaying(customer);
    expect((await people.placeOrder(customer, started.reference)).status).toBe(409);
    expect((await people.placeOrder(customer, 'CK-NOBODYKNOWSTHIS1')).status).toBe(404);
    expect((await people.verify(customer, '../etc')).status).toBe(404);
  });
});

describe('the webhook', () => {
  it('with a wrong or missing signature is a 401, and a signed one that the provider does not confirm changes nothing', async () => {
    const { people } = shop;
    const customer = await shop.people.cartWith(await people.addProduct(vendor, {}));
    const started = await people.startPaying(customer);
    const event = {
      event: 'charge.success',
      data: { reference: started.reference, amount: 6000, currency: 'GHS', status: 'success' },
    };
    for (const signature of ['', 'bad', 'ab'.repeat(64)])
      expect((await shop.webhook(event, signature)).status).toBe(401);
    expect((await shop.webhook(event)).status).toBe(200);
    expect((await people.verify(customer, started.reference)).body).toMatchObject({ success: false });
    expect(await people.ordersOf(customer)).toEqual([]);
  });
});
