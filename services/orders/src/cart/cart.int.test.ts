import { MAX_PRICE_CEDIS, toPesewas } from '@shop/contracts/money';
import { MAX_LINE_QUANTITY } from '@shop/contracts/rest/carts';
import { newCustomer, startOrdersShop } from '../../test/orders-shop.ts';
import type { OrdersShop } from '../../test/orders-shop.ts';
import { MAX_LINES } from './cart.ts';

const MAX_PRICE_PESEWAS = toPesewas(MAX_PRICE_CEDIS);

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
/** Tells orders of a SKU and its stock, as catalog's events do. */
const tell = async (skuId: number) => {
  const { available, stockVersion, ...sku } = shop.catalog.sku(skuId);
  await shop.publish('catalog.sku-changed.v1', sku);
  await shop.publish('catalog.stock-changed.v1', { skuId, productId: sku.productId, available, version: stockVersion });
};
const amounts = (cart: { lines: { quantity: number }[] }) => cart.lines.map(({ quantity }) => quantity);

test('a new customer has an empty cart without costs', async () => {
  const answer = await newCustomer(shop).call('GET', '/carts/me');
  expect(answer).toEqual({
    status: 200,
    body: { cartId: null, lines: [], totals: { subtotalPesewas: 0, shippingPesewas: 0 }, warnings: [] },
  });
});

test('what is added again joins its line, and the answer is the whole cart', async () => {
  const customer = newCustomer(shop);
  const { skuId } = newSku({ unitPricePesewas: 1999, listPricePesewas: 2500 });
  await customer.add(skuId);
  const answer = await customer.tryToAdd(skuId, 2);
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    lines: [{ id: answer.body.lineId, skuId, quantity: 3, unitPricePesewas: 1999, listPricePesewas: 2500, stock: 10 }],
    totals: { subtotalPesewas: 5997, shippingPesewas: 0 },
  });
});

test('twenty additions at once end in one line with all of them', async () => {
  const customer = newCustomer(shop);
  const { skuId } = newSku({ available: 50 });
  await Promise.all(Array.from({ length: 20 }, () => customer.tryToAdd(skuId)));
  expect(amounts(await customer.cart())).toEqual([20]);
});

test('additions at once never put more into a line than can be bought', async () => {
  const customer = newCustomer(shop);
  const { skuId } = newSku({ available: 5 });
  const answers = await Promise.all(Array.from({ length: 12 }, () => customer.tryToAdd(skuId)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  expect(amounts(await customer.cart())).toEqual([5]);
});

test('a cart holds two hundred different things: another one is refused, more of the same is not', async () => {
  const customer = newCustomer(shop);
  const first = newSku();
  const others = Array.from({ length: 199 }, () => newSku());
  for (const { skuId } of [first, ...others]) await customer.add(skuId);
  expect(await customer.tryToAdd(newSku().skuId)).toMatchObject({
    status: 409,
    body: { code: 'cart_full', message: expect.stringContaining('at most 200 different things') },
  });
  expect((await customer.tryToAdd(first.skuId)).status).toBe(201);
  expect(amounts(await customer.cart())).toEqual([2, ...others.map(() => 1)]);
});

test('more than can be bought is refused with how many there are, on adding and on changing', async () => {
  const customer = newCustomer(shop);
  const { skuId } = newSku({ available: 3, productName: 'Kente romper' });
  const { lineId } = await customer.add(skuId, 2);
  const added = await customer.tryToAdd(skuId, 2);
  const changed = await customer.call('PATCH', `/carts/me/lines/${lineId}`, { quantity: 4 });
  for (const { status, body } of [added, changed]) {
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'not_enough_stock' });
    expect(body.message).toContain('Only 3 of Kente romper are left');
  }
  expect(amounts(await customer.cart())).toEqual([2]);
});

test.each([-3, 0, 1.5, '2', 1e9, null, true, undefined])(
  'the quantity %p is refused on adding and on changing, and the cart stays as it is',
  async (quantity) => {
    const customer = newCustomer(shop);
    const { skuId, productId } = newSku();
    const { lineId } = await customer.add(skuId);
    expect((await customer.call('POST', '/carts/me/lines', { productId, quantity })).status).toBe(400);
    expect((await customer.call('PATCH', `/carts/me/lines/${lineId}`, { quantity })).status).toBe(400);
    expect(amounts(await customer.cart())).toEqual([1]);
  },
);

test('many changes of one line at once end with what one of them asked for', async () => {
  const customer = newCustomer(shop);
  const { skuId } = newSku({ available: 50 });
  const { lineId } = await customer.add(skuId);
  const wishes = Array.from({ length: 10 }, (_, index) => index + 2);
  const answers = await Promise.all(
    wishes.map((quantity) => customer.call('PATCH', `/carts/me/lines/${lineId}`, { quantity })),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const [left] = amounts(await customer.cart());
  expect(wishes).toContain(left);
});

test('lines are removed, the cart is emptied, and both may be asked again', async () => {
  const customer = newCustomer(shop);
  const { lineId } = await customer.add(newSku().skuId);
  await customer.add(newSku().skuId);
  const removed = await customer.call('DELETE', `/carts/me/lines/${lineId}`);
  expect({ status: removed.status, lines: removed.body.lines.length }).toEqual({ status: 200, lines: 1 });
  expect((await customer.call('DELETE', `/carts/me/lines/${lineId}`)).status).toBe(404);
  const emptied = [await customer.call('DELETE', '/carts/me'), await customer.call('DELETE', '/carts/me')];
  expect(emptied.map(({ body }) => body.lines)).toEqual([[], []]);
});

test('a cart as full and as dear as can be is read, and takes nothing more', async () => {
  const customer = newCustomer(shop);
  const dearest = { unitPricePesewas: MAX_PRICE_PESEWAS, listPricePesewas: MAX_PRICE_PESEWAS, available: 1_000_000 };
  const skus = Array.from({ length: MAX_LINES }, () => newSku(dearest));
  for (const { skuId } of skus) await customer.add(skuId, MAX_LINE_QUANTITY);
  const { totals } = await customer.cart();
  expect(totals.subtotalPesewas).toBe(MAX_LINES * MAX_LINE_QUANTITY * MAX_PRICE_PESEWAS);
  const more = await customer.tryToAdd(skus[0]?.skuId ?? 0, 1);
  expect(more).toMatchObject({ status: 409, body: { code: 'too_many' } });
});

test('another customer’s line can be neither changed nor removed', async () => {
  const owner = newCustomer(shop);
  const stranger = newCustomer(shop);
  const { lineId } = await owner.add(newSku().skuId);
  expect((await stranger.call('PATCH', `/carts/me/lines/${lineId}`, { quantity: 2 })).status).toBe(404);
  expect((await stranger.call('DELETE', `/carts/me/lines/${lineId}`)).status).toBe(404);
  expect(amounts(await owner.cart())).toEqual([1]);
});

test('only customers have carts', async () => {
  expect((await shop.call(null, 'GET', '/carts/me')).status).toBe(401);
  for (const role of ['admin', 'vendor', 'delivery'] as const) {
    expect((await shop.call({ id: 1, role }, 'GET', '/carts/me')).status).toBe(403);
  }
});

test('catalog’s refusal of what it does not sell is passed on', async () => {
  const answer = await newCustomer(shop).call('POST', '/carts/me/lines', { productId: 999_999, quantity: 1 });
  expect(answer).toMatchObject({ status: 404, body: { message: 'Product not found' } });
});

test('stock that falls lowers the line, says so until the customer changes it', async () => {
  const customer = newCustomer(shop);
  const { skuId } = newSku({ available: 5, productName: 'Kente romper' });
  const { lineId } = await customer.add(skuId, 4);
  shop.catalog.put({ skuId, available: 2 });
  await tell(skuId);
  for (const cart of [await customer.cart(), await customer.cart()]) {
    expect(cart.lines).toMatchObject([{ quantity: 2, isAdjusted: true, isAvailable: true }]);
    expect(cart.warnings).toEqual(['Kente romper: only 2 left, your quantity was lowered.']);
  }
  const changed = await customer.call('PATCH', `/carts/me/lines/${lineId}`, { quantity: 1 });
  expect(changed.body).toMatchObject({ lines: [{ quantity: 1, isAdjusted: false }], warnings: [] });
});

test('a copy that lags behind lowers nothing: catalog is asked first', async () => {
  const customer = newCustomer(shop);
  const { skuId, productId } = newSku({ available: 5 });
  await customer.add(skuId, 4);
  await shop.publish('catalog.stock-changed.v1', { skuId, productId, available: 1, version: 2 });
  shop.catalog.put({ skuId, available: 5 });
  shop.catalog.put({ skuId, available: 5 });
  expect((await customer.cart()).lines).toMatchObject([{ quantity: 4, isAdjusted: false }]);
});

test('a copy that lags behind refuses nothing: catalog is asked first', async () => {
  const customer = newCustomer(shop);
  const { skuId } = newSku({ available: 1 });
  await customer.add(skuId);
  shop.catalog.put({ skuId, available: 9 });
  expect((await customer.tryToAdd(skuId, 3)).status).toBe(201);
});

test('while catalog is away the cart opens as the copies have it, and nothing is lowered', async () => {
  const customer = newCustomer(shop);
  const { skuId } = newSku({ available: 5 });
  await customer.add(skuId, 4);
  shop.catalog.put({ skuId, available: 2 });
  await tell(skuId);
  shop.catalog.behaviour.isAway = true;
  try {
    expect((await customer.cart()).lines).toMatchObject([{ quantity: 4, stock: 2, isAdjusted: false }]);
  } finally {
    shop.catalog.behaviour.isAway = false;
  }
});

test('a line of which nothing is left keeps its quantity, is not counted, and comes back with the stock', async () => {
  const customer = newCustomer(shop);
  const { skuId } = newSku({ available: 5 });
  await customer.add(skuId, 4);
  shop.catalog.put({ skuId, available: 0 });
  await tell(skuId);
  const gone = await customer.cart();
  expect(gone).toMatchObject({ lines: [{ quantity: 4, isAvailable: false }], totals: { subtotalPesewas: 0 } });
  expect(gone.warnings).toHaveLength(1);
  shop.catalog.put({ skuId, available: 5 });
  await tell(skuId);
  expect(await customer.cart()).toMatchObject({ lines: [{ quantity: 4, isAvailable: true }], warnings: [] });
});

test('a deleted product’s line is unavailable for good, whatever old news of it still arrives', async () => {
  const customer = newCustomer(shop);
  const { skuId, productId, productName, vendorId } = newSku();
  await customer.add(skuId);
  await shop.publish('catalog.product-deleted.v1', { productId, vendorId, name: productName, version: 9 });
  shop.catalog.put({ skuId, sellable: true });
  await tell(skuId);
  const cart = await customer.cart();
  expect(cart.lines).toMatchObject([{ isAvailable: false }]);
  expect(cart.warnings).toEqual([`${productName} is no longer available. Please remove it to go on.`]);
});

test('a changed price is charged and told with the one the customer saw, until the line is changed', async () => {
  const customer = newCustomer(shop);
  const { skuId } = newSku({ unitPricePesewas: 7000, productName: 'Kente romper', colorName: 'Gold' });
  const { lineId } = await customer.add(skuId);
  shop.catalog.put({ skuId, unitPricePesewas: 8000 });
  await tell(skuId);
  const cart = await customer.cart();
  expect(cart.totals.subtotalPesewas).toBe(8000);
  expect(cart.warnings).toEqual(['Kente romper (Gold) now costs GHS 80.00 (was GHS 70.00).']);
  expect((await customer.call('PATCH', `/carts/me/lines/${lineId}`, { quantity: 2 })).body.warnings).toEqual([]);
});

test('an older event about a SKU or its stock never replaces a newer one', async () => {
  const customer = newCustomer(shop);
  const { skuId, productId } = newSku({ unitPricePesewas: 7000 });
  await customer.add(skuId);
  const old = { ...shop.catalog.sku(skuId), version: 1 };
  shop.catalog.put({ skuId, unitPricePesewas: 8000, available: 7 });
  await tell(skuId);
  await shop.publish('catalog.sku-changed.v1', old);
  await shop.publish('catalog.stock-changed.v1', { skuId, productId, available: 1, version: 1 });
  expect((await customer.cart()).lines).toMatchObject([{ unitPricePesewas: 8000, stock: 7 }]);
});

test('settings that were just changed count at once where orders is told to ask for them, which admins may', async () => {
  const customer = newCustomer(shop);
  await customer.add(newSku().skuId);
  const fee = async () => (await customer.call('GET', '/carts/me/totals')).body.totals.shippingPesewas;
  const { settings } = shop.settings;
  const renew = () => shop.call({ id: 1, role: 'admin' }, 'POST', '/settings-copy');
  Object.assign(settings, { shipping: { defaultPesewas: 400, regions: {} }, version: 10 });
  try {
    expect((await customer.call('POST', '/settings-copy')).status).toBe(403);
    expect((await renew()).status).toBe(204);
    expect(await fee()).toBe(400);
  } finally {
    Object.assign(settings, { shipping: { defaultPesewas: 0, regions: {} }, version: 11 });
    await renew();
  }
  expect(await fee()).toBe(0);
});

test('the totals are told for a named address by its region, and for the default one without a name', async () => {
  const customer = newCustomer(shop);
  const far = shop.identity.addAddress(customer.id, { region: 'Savannah Region' });
  await customer.add(newSku({ unitPricePesewas: 6999 }).skuId, 3);
  const settle = (version: number, defaultPesewas: number, regions: Record<string, number>) =>
    shop.publish('content.settings-changed.v1', { shipping: { defaultPesewas, regions }, agentFeePesewas: 0, version });
  const totals = async (query: string) => (await customer.call('GET', `/carts/me/totals${query}`)).body.totals;
  const stranger = newCustomer(shop);
  await settle(20, 500, { Savannah: 1235, Northern: 700 });
  try {
    expect(await totals(`?addressId=${far.id}`)).toEqual({ subtotalPesewas: 20997, shippingPesewas: 1235 });
    expect(await totals('')).toEqual({ subtotalPesewas: 20997, shippingPesewas: 700 });
    expect((await stranger.call('GET', `/carts/me/totals?addressId=${far.id}`)).status).toBe(404);
  } finally {
    await settle(21, 0, {});
  }
});
