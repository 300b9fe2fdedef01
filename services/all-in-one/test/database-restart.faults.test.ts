import { jest } from '@jest/globals';
import { buyThroughTrouble } from './faults/buy-through-trouble.ts';
import { type ShopOnOwnPostgres, startShopOnOwnPostgres } from './faults/shop-on-own-postgres.ts';

jest.setTimeout(480_000);

const AWAY_MS = 10_000;

let own: ShopOnOwnPostgres;
beforeEach(async () => {
  own = await startShopOnOwnPostgres();
});
afterEach(() => own?.stop());

it.each([
  ['is stopped', 'SIGINT'],
  ['is killed', 'SIGKILL'],
] as const)(
  'a database that %s under purchases and comes back ten seconds later costs nothing but patience',
  (_, how) =>
    own.shop.telling(() =>
      buyThroughTrouble(own.shop, {
        begin: () => own.postgres.stop(how),
        end: own.postgres.start,
        forMs: AWAY_MS,
        isFelt: true,
      }),
    ),
);
