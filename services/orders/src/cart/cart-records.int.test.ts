import { eventually } from '@shop/testing/eventually';
import { newCustomer, startOrdersShop } from '../../test/orders-shop.ts';
import type { OrdersShop, Who } from '../../test/orders-shop.ts';

let shop: OrdersShop;
let lastSku = 0;

beforeAll(async () => {
  shop = await startOrdersShop();
});
afterAll(() => shop.stop());

const admin = { id: 1, role: 'admin' } as const;
const strangers = [
  { id: 23, role: 'vendor', vendorId: 3 },
  { id: 500, role: 'delivery' },
] as const;

async function newCart(details = {}, quantity = 2) {
  lastSku += 1;
  shop.catalog.put({ skuId: lastSku, ...details });
  const customer = newCustomer(shop);
  await customer.add(lastSku, quantity);
  const { cartId } = await customer.cart();
  if (cartId === null) throw new Error('There is no cart.');
  return { customer, cartId, skuId: lastSku };
}
const list = (who: Who, query: Record<string, unknown> = {}) => {
  const texts = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) texts.set(key, JSON.stringify(value));
  return shop.call(who, 'GET', `/carts?${texts.toString()}`);
};
const remove = (who: Who, cartId: number) => shop.call(who, 'DELETE', `/carts/${cartId}`);

test('an admin sees whose cart it is, what is in it and what it comes to', async () => {
  const { customer, cartId, skuId } = await newCart({ colorName: 'Gold', sizeName: '2–3 years', code: 'P1-C2-S3' });
  const { body } = await list(admin, { filter: { customerId: [customer.id] } });
  expect(body).toMatchObject({
    total: 1,
    rows: [
      {
        id: cartId,
        customerId: customer.id,
        createdAt: expect.any(String),
        subtotalPesewas: 12_000,
        lines: [
          { skuId, quantity: 2, unitPricePesewas: 6000, colorName: 'Gold', sizeName: '2–3 years', code: 'P1-C2-S3' },
        ],
      },
    ],
  });
  expect((await shop.call(admin, 'GET', `/carts/${cartId}`)).body).toEqual(body.rows[0]);
});

test('reading changes nothing: what has become too much is not lowered by an admin’s look', async () => {
  const { customer, cartId, skuId } = await newCart({ available: 5 }, 4);
  const { available, stockVersion } = shop.catalog.put({ skuId, available: 1 });
  await shop.publish('catalog.stock-changed.v1', { skuId, available, version: stockVersion, productId: 1000 + skuId });
  expect((await shop.call(admin, 'GET', `/carts/${cartId}`)).body.lines).toMatchObject([{ quantity: 4 }]);
  expect((await customer.cart()).lines).toMatchObject([{ quantity: 1, isAdjusted: true }]);
});

test('what was deleted since is marked and not counted, and the cart still opens', async () => {
  const { cartId, skuId } = await newCart();
  await shop.publish('catalog.product-deleted.v1', {
    productId: 1000 + skuId,
    vendorId: 3,
    name: 'Romper',
    version: 9,
  });
  expect((await shop.call(admin, 'GET', `/carts/${cartId}`)).body).toMatchObject({
    subtotalPesewas: 0,
    lines: [{ productName: `Romper ${skuId}`, isAvailable: false }],
  });
});

test('a cart that was emptied is not listed', async () => {
  const { customer, cartId } = await newCart();
  const [line] = (await customer.cart()).lines;
  await customer.call('DELETE', `/carts/me/lines/${line?.id}`);
  expect((await list(admin, { filter: { id: cartId } })).body).toEqual({ rows: [], total: 0 });
  expect((await shop.call(admin, 'GET', `/carts/${cartId}`)).status).toBe(404);
});

test('carts come newest first, in pages', async () => {
  const one = await newCart();
  const other = await newCart();
  const { body } = await list(admin, { range: [0, 1] });
  expect(body.rows.map(({ id }: { id: number }) => id)).toEqual([other.cartId, one.cartId]);
  expect(body.total).toBeGreaterThan(2);
  expect((await list(admin, { sort: ['passwordHash', 'ASC'] })).status).toBe(400);
  expect((await list(admin, { filter: { nope: 1 } })).status).toBe(400);
});

test('carts are an admin’s to see', async () => {
  const { customer, cartId } = await newCart();
  for (const who of [...strangers, customer.who]) {
    expect((await list(who)).status).toBe(403);
    expect((await shop.call(who, 'GET', `/carts/${cartId}`)).status).toBe(403);
  }
  expect((await list(null)).status).toBe(401);
});

test('an admin deletes a cart; the customer’s is empty then, and it is told', async () => {
  const { customer, cartId } = await newCart();
  expect((await remove(admin, cartId)).status).toBe(204);
  expect((await customer.cart()).lines).toEqual([]);
  expect((await remove(admin, cartId)).status).toBe(404);
  await eventually('it is told', () =>
    shop.told('orders.cart-deleted.v1').some((told) => told.cartId === cartId && told.customerId === customer.id),
  );
});

test('nobody else deletes a cart, and is told so in the documented sentence', async () => {
  const { customer, cartId } = await newCart();
  for (const who of [...strangers, customer.who]) {
    expect(await remove(who, cartId)).toMatchObject({
      status: 403,
      body: { message: 'Only admins can delete carts.' },
    });
  }
  expect((await remove(null, cartId)).status).toBe(401);
  expect((await customer.cart()).lines).toHaveLength(1);
});
