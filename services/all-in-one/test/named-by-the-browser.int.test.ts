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

const setFee = async (fee: number) => {
  const json = { shipping: { regions: { Northern: fee } } };
  const answer = await shop.knocks('PUT', '/api/settings', { token: await shop.people.adminToken(), json });
  expect(answer.status).toBe(200);
};

test.each([59.99, 60.01, 1, 0, 1_000_000])(
  'the sum %d is not the cart’s: 409, and both sums are named',
  async (amount) => {
    const customer = await shop.people.cartWith(await shop.people.addProduct(vendor, { price: 60 }));
    const answer = await shop.people.initiate(customer, { amount });
    expect(answer.status).toBe(409);
    expect(JSON.stringify(answer.body)).toContain('60.00');
  },
);

test.each([-5, '65.00', null, undefined, 60.001, true, [60], 1e12])('%p is no sum: 400', async (amount) => {
  const customer = await shop.people.cartWith(await shop.people.addProduct(vendor, { price: 60 }));
  expect((await shop.people.initiate(customer, { amount })).status).toBe(400);
});

test('the fee is the server’s, whatever the browser sends, and whether it sends one', async () => {
  const { people } = shop;
  const product = await people.addProduct(vendor, { price: 60, stock: 20 });
  await setFee(15);
  try {
    const customer = await shop.people.cartWith(product);
    await eventually('the fee is known', async () => (await people.cartOf(customer)).totals.shipping === 15);
    for (const shippingFee of [0, -20, undefined])
      expect((await people.initiate(customer, { amount: 60, shippingFee })).status).toBe(409);
    for (const shippingFee of [0, -20, undefined]) {
      const payer = await shop.people.cartWith(product);
      const started = await people.startPaying(payer, { shippingFee });
      expect(started.amount).toBe(75);
      await people.atProvider(started);
      const { body } = await people.placeOrder(payer, started.reference);
      expect(body.order).toMatchObject({ totalAmount: 75, shippingFee: 15 });
      expect(await people.paymentsOf(payer)).toMatchObject([{ amount: 75 }]);
    }
  } finally {
    await setFee(0);
  }
});

test.each([45, 90])('a price that is GHS %d by the time of payment does not spoil it', async (price) => {
  const { people } = shop;
  const product = await people.addProduct(vendor, { price: 60 });
  const customer = await shop.people.cartWith(product);
  const started = await people.startPaying(customer);
  const form = new FormData();
  form.append('price', String(price));
  const changed = await shop.knocks('PUT', `/api/products/${product.id}`, { token: vendor.token, form });
  expect(changed.status).toBe(200);
  const late = await people.newCustomer();
  await eventually('the new price is known', async () => {
    const { body } = await people.addToCart(late, product.id);
    return body.item.unitPrice === price;
  });
  await people.atProvider(started);
  expect((await people.verify(customer, started.reference)).body).toMatchObject({ success: true });
  const { body } = await people.placeOrder(customer, started.reference);
  expect(body.order).toMatchObject({ totalAmount: 60, items: [{ unitPrice: 60 }] });
});

test('someone else’s e-mail is refused', async () => {
  const customer = await shop.people.cartWith(await shop.people.addProduct(vendor, {}));
  expect((await shop.people.initiate(customer, { email: 'other@test.example' })).status).toBe(400);
});

test('another’s address is refused when paying starts, and ignored when the order is placed', async () => {
  const { people } = shop;
  const other = await people.newCustomer();
  const customer = await shop.people.cartWith(await people.addProduct(vendor, {}));
  expect((await people.initiate(customer, { addressId: other.address.id })).status).toBe(404);
  const started = await people.startPaying(customer);
  await people.atProvider(started);
  const placed = await people.placeOrder({ ...customer, address: other.address }, started.reference);
  expect(placed.body.order.address).toMatchObject({ street: customer.address.street });
});

test.each([
  [60, 6000],
  [0.5, 50],
  [1234.5, 123450],
])('GHS %d are %d pesewas at the provider, and the same cedis on every answer', async (price, pesewas) => {
  const { people } = shop;
  const customer = await shop.people.cartWith(await people.addProduct(vendor, { price }));
  const started = await people.startPaying(customer);
  const [held] = await shop.databases.sandbox.database.query<{ amount: number }>(
    'SELECT amount FROM sandbox_transaction WHERE reference = $1',
    [started.reference],
  );
  expect(held?.amount).toBe(pesewas);
  await people.atProvider(started);
  expect((await people.placeOrder(customer, started.reference)).body.order.totalAmount).toBe(price);
  expect(await shop.people.paymentsOf(customer)).toMatchObject([{ amount: price }]);
});
