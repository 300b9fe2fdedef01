import { jest } from '@jest/globals';
import { buyThroughTrouble } from './faults/buy-through-trouble.ts';
import { holdTable } from './faults/hold-table.ts';
import { type SeparateShop, startSeparateShop } from './separate-shop.ts';

jest.setTimeout(480_000);

/** A service gives a statement ten seconds. */
const HELD_MS = 14_000;

let shop: SeparateShop;
beforeEach(async () => {
  shop = await startSeparateShop({ env: { CHECKOUT_HOLD_MINUTES: '0.5' } });
});
afterEach(() => shop?.stop());

it.each([
  { service: 'catalog', table: 'sku', what: 'the stock' },
  { service: 'orders', table: 'checkout', what: 'the checkouts' },
  { service: 'payment', table: 'payment', what: 'the payments' },
  { service: 'orders', table: 'outbox', what: 'what orders has to tell' },
] as const)(
  'somebody who locks $what for longer than a statement may take costs nothing but patience',
  ({ service, table }) =>
    shop.telling(async () => {
      let letGo = () => Promise.resolve();
      await buyThroughTrouble(shop, {
        begin: async () => {
          letGo = await holdTable(shop.databases[service].url, table);
        },
        end: () => letGo(),
        forMs: HELD_MS,
        isFelt: true,
      });
    }),
);
