import { jest } from '@jest/globals';
import { faultsSchema, saveFaults } from '@shop/payment/sandbox/faults';
import { buyMeanwhile } from './faults/buy-meanwhile.ts';
import { expectQueuesToEmpty } from './faults/expect-queues-to-empty.ts';
import { expectShopToSell } from './faults/expect-shop-to-sell.ts';
import { expectStockToBeExact } from './faults/expect-stock-to-be-exact.ts';
import { forgeNews, tellInDisorder, tellLies, tellTenTimes } from './faults/mistell-payments.ts';
import type { Vendor } from './people.ts';
import { type SeparateShop, startSeparateShop } from './separate-shop.ts';

jest.setTimeout(180_000);

const STOCK = 1000;

let shop: SeparateShop;
let vendor: Vendor;

beforeAll(async () => {
  shop = await startSeparateShop({ replicas: { payment: 2, orders: 2 }, env: { RECONCILE_EVERY_MS: '600000' } });
  vendor = await shop.people.newVendor();
  // The provider's own news would be in the way of those that are told here.
  await saveFaults(shop.databases.sandbox.database, faultsSchema.parse({ swallowWebhooks: true }));
});
afterAll(() => shop?.stop());

it.each([
  ['ten times at the same moment makes one order of each payment', tellTenTimes],
  ['in the wrong order makes one order of each payment', tellInDisorder],
  ['by others, or changed under way, is refused and changes nothing', forgeNews],
  ['wrongly is asked about, and changes nothing', tellLies],
])('news of the provider told %s, while others buy', (_what, mistell) =>
  shop.telling(async () => {
    const { id: productId } = await shop.people.addProduct(vendor, { stock: STOCK });
    await buyMeanwhile(shop, productId, () => mistell(shop, vendor));
    await expectShopToSell(shop, productId);
    await shop.expectSumsToHold();
    await expectQueuesToEmpty(shop);
    await expectStockToBeExact(shop, { productId, began: STOCK });
  }),
);
