import { jest } from '@jest/globals';
import { faultsSchema, saveFaults } from '@shop/payment/sandbox/faults';
import { buyWhileClocksAreWrong } from './faults/buy-while-clocks-are-wrong.ts';
import { type Clocks, makeClocks } from './faults/clocks.ts';
import { expectQueuesToEmpty } from './faults/expect-queues-to-empty.ts';
import type { Vendor } from './people.ts';
import { type ProcessName, type SeparateShop, startSeparateShop } from './separate-shop.ts';

jest.setTimeout(500_000);

const WRONG_FOR_MS = 15_000;
const HOUR_MS = 3_600_000;
const EVERYBODY: ProcessName[] = ['bff', 'identity', 'catalog', 'orders', 'payment', 'content', 'payment-sandbox'];

let clocks: Clocks;
let shop: SeparateShop;
let vendor: Vendor;

beforeAll(async () => {
  clocks = await makeClocks();
  shop = await startSeparateShop({
    env: { ...clocks.env, RECONCILE_EVERY_MS: '5000', CHECKOUT_HOLD_MINUTES: '0.5' },
  });
  vendor = await shop.people.newVendor();
  // Customers who don't come back are found by the shop's own asking alone.
  await saveFaults(shop.databases.sandbox.database, faultsSchema.parse({ swallowWebhooks: true }));
});
afterEach(async () => {
  await shop.expectSumsToHold({ withinMs: 60_000 });
  await expectQueuesToEmpty(shop);
});
afterAll(async () => {
  await shop?.stop();
  await clocks?.end();
});

const JUMPS = [
  { jump: 'an hour forward', offsetMs: HOUR_MS },
  { jump: 'an hour back', offsetMs: -HOUR_MS },
  { jump: 'a day forward', offsetMs: 24 * HOUR_MS },
  { jump: 'a day back', offsetMs: -24 * HOUR_MS },
];
const WHOSE: { whose: string; of: ProcessName[] }[] = [
  { whose: 'the whole shop', of: EVERYBODY },
  { whose: 'orders', of: ['orders'] },
  { whose: 'catalog', of: ['catalog'] },
  { whose: 'payment', of: ['payment'] },
];
const CASES = WHOSE.flatMap((whose) => JUMPS.map((jump) => ({ ...whose, ...jump })));

it.each(CASES)(
  'the clock of $whose goes $jump and right again, and nothing is lost, doubled or kept',
  ({ of, offsetMs }) =>
    shop.telling(async () => {
      const addresses = of.map((name) => shop.addressOf(name));
      await buyWhileClocksAreWrong(shop, {
        vendor: { ...vendor, token: await shop.people.signIn(vendor.email) },
        setWrong: () => clocks.move(addresses, offsetMs),
        setRight: () => clocks.move(addresses, 0),
        forMs: WRONG_FOR_MS,
      });
    }),
);
