import { jest } from '@jest/globals';
import { eventually } from '@shop/testing/eventually';
import { crashWhilePaying } from './faults/crash-while-paying.ts';
import { unsentEvents } from './faults/unsent-events.ts';
import { type OneProcessShop, startOneProcessShop } from './one-process-shop.ts';
import type { Vendor } from './people.ts';

jest.setTimeout(120_000);

let shop: OneProcessShop;
let vendor: Vendor;

beforeAll(async () => {
  shop = await startOneProcessShop();
  vendor = await shop.people.newVendor();
});
afterAll(() => shop?.stop());

it.each(['payment.after-settle-commit', 'orders.before-place-commit'])(
  'the shop in one process, killed at %s, has lost nothing when it is started again',
  (killAt) => crashWhilePaying(shop, { killAt, payers: 2, vendor }),
);

it('the shop in one process, stopped with events in its outboxes, sends them when it is started again', async () => {
  const { people, databases } = shop;
  const { database } = databases.orders;
  const product = await people.addProduct(vendor, {});
  const { customer, started } = await people.newPayer(product.id);
  await eventually('everything is told', async () => (await unsentEvents(shop)) === 0);
  await database.execute('ALTER TABLE customer_order ADD CONSTRAINT nothing_goes CHECK (false) NOT VALID');
  await people.atProvider(started);
  await eventually('the success waits to be handled', async () => (await unsentEvents(shop)) > 0);
  await shop.restart();
  await database.execute('ALTER TABLE customer_order DROP CONSTRAINT nothing_goes');
  await eventually('there is an order', async () => (await people.ordersOf(customer)).length === 1, {
    withinMs: 30_000,
  });
  await shop.expectSumsToHold();
});

it('what a service was about to tell another one when the shop was stopped reaches it after the start', async () => {
  const { people, databases, knocks } = shop;
  const shut = await people.newVendor();
  const token = await people.adminToken();
  const form = new FormData();
  form.append('isActive', 'false');
  expect((await knocks('PUT', `/api/vendors/${shut.vendorId}`, { token, form })).status).toBe(200);
  const isActive = async () => {
    const [copy] = await databases.catalog.database.query<{ isActive: boolean }>(
      'SELECT is_active AS "isActive" FROM vendor_copy WHERE vendor_id = $1',
      [shut.vendorId],
    );
    return copy?.isActive;
  };
  await eventually('catalog knows', async () => (await isActive()) === false);
  await eventually('everything is told', async () => (await unsentEvents(shop)) === 0);
  await shop.restart({
    meanwhile: async () => {
      await databases.catalog.database.execute('DELETE FROM inbox');
      await databases.catalog.database.execute(
        'UPDATE vendor_copy SET is_active = true, version = version - 1 WHERE vendor_id = $1',
        [shut.vendorId],
      );
      await databases.identity.database.execute(
        `UPDATE outbox SET sent_at = NULL, not_before = NULL WHERE type = 'identity.vendor-deactivated.v1'`,
      );
    },
  });
  await eventually('catalog knows again', async () => (await isActive()) === false, { withinMs: 20_000 });
});
