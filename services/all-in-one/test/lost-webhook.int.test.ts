import { faultsSchema, saveFaults } from '@shop/payment/sandbox/faults';
import { eventually } from '@shop/testing/eventually';
import type { Vendor } from './people.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

const INTERVAL_MS = 1_000;
const WITHIN_MS = 15_000;

let shop: TestShop;
let vendor: Vendor;

beforeAll(async () => {
  shop = await startTestShop({ RECONCILE_EVERY_MS: String(INTERVAL_MS) });
  vendor = await shop.people.newVendor();
  await saveFaults(shop.databases.sandbox.database, faultsSchema.parse({ swallowWebhooks: true }));
});
afterEach(() => shop.expectSumsToHold());
afterAll(() => shop.stop());

it('a paid customer who never comes back, with the webhook lost, has the order after the reconciler’s next round', async () => {
  const { people } = shop;
  const product = await people.addProduct(vendor, { stock: 2 });
  const { customer, started } = await people.newPayer(product.id);
  await people.atProvider(started);
  await eventually('the order is there', async () => (await people.ordersOf(customer)).length === 1, {
    withinMs: WITHIN_MS,
  });
  expect(await people.stockOf(product.id)).toBe(1);
});

it('a declined payment that nobody tells of gives its pieces back after the reconciler’s next round', async () => {
  const { people } = shop;
  const product = await people.addProduct(vendor, { stock: 1 });
  const { customer, started } = await people.newPayer(product.id);
  await people.atProvider(started, 'decline');
  await eventually('the piece is back', async () => (await people.stockOf(product.id)) === 1, {
    withinMs: WITHIN_MS,
  });
  expect(await people.ordersOf(customer)).toEqual([]);
});
