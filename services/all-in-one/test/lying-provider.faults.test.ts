import { jest } from '@jest/globals';
import { buyMeanwhile } from './faults/buy-meanwhile.ts';
import { denyPayment } from './faults/deny-payments.ts';
import { expectQueuesToEmpty } from './faults/expect-queues-to-empty.ts';
import { expectShopToSell } from './faults/expect-shop-to-sell.ts';
import { expectStockToBeExact } from './faults/expect-stock-to-be-exact.ts';
import { hearLies } from './faults/hear-lies.ts';
import { payAnotherSum } from './faults/pay-another-sum.ts';
import { type ProviderInFront, startProviderInFront } from './faults/provider-in-front.ts';
import type { Vendor } from './people.ts';
import { type SeparateShop, startSeparateShop } from './separate-shop.ts';

jest.setTimeout(240_000);

const STOCK = 1000;

let provider: ProviderInFront;
let shop: SeparateShop;
let vendor: Vendor;

beforeAll(async () => {
  provider = await startProviderInFront(() => shop.addressOf('payment-sandbox'));
  shop = await startSeparateShop({ env: { PAYSTACK_BASE_URL: provider.url, RECONCILE_EVERY_MS: '5000' } });
  vendor = await shop.people.newVendor();
});
afterAll(async () => {
  await shop?.stop();
  await provider?.stop();
});

/** What is the matter with some payments must not be the matter of others. */
const whileOthersBuy = (work: () => Promise<void>) =>
  shop.telling(async () => {
    const { id: productId } = await shop.people.addProduct(vendor, { stock: STOCK });
    await buyMeanwhile(shop, productId, work);
    await expectShopToSell(shop, productId);
    await shop.expectSumsToHold({ withinMs: 60_000 });
    await expectQueuesToEmpty(shop);
    await expectStockToBeExact(shop, { productId, began: STOCK });
  });

it.each([
  { what: 'a pesewa less', taken: { amount: 5999, currency: 'GHS' } },
  { what: 'a single pesewa', taken: { amount: 1, currency: 'GHS' } },
  { what: 'a hundred times as much', taken: { amount: 600_000, currency: 'GHS' } },
  { what: 'another currency', taken: { amount: 6000, currency: 'NGN' } },
])(
  'a provider that takes $what in place of what was asked for has to give it back, and the admin reads of it',
  ({ taken }) => whileOthersBuy(() => payAnotherSum(shop, { vendor, taken })),
);

it('a provider that talks nonsense of payments is not believed, and what is paid becomes an order afterwards', () =>
  whileOthersBuy(() => hearLies(shop, { provider, vendor })));

it('a provider that denies a payment and admits it later has sold an order', () =>
  whileOthersBuy(() => denyPayment(shop, { provider, vendor })));
