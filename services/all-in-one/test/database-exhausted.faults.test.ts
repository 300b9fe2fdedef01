import { jest } from '@jest/globals';
import { buyThroughTrouble } from './faults/buy-through-trouble.ts';
import { type ShopOnOwnPostgres, startShopOnOwnPostgres } from './faults/shop-on-own-postgres.ts';
import { takeAllConnections } from './faults/take-all-connections.ts';

jest.setTimeout(300_000);

const TAKEN_MS = 15_000;

let own: ShopOnOwnPostgres;
beforeAll(async () => {
  own = await startShopOnOwnPostgres({ settings: { max_connections: '50' }, env: { DATABASE_CONNECTIONS: '5' } });
});
afterAll(() => own?.stop());

it('a database of which others have taken every connection for a while costs nothing but patience', () =>
  own.shop.telling(async () => {
    let letGo = () => Promise.resolve();
    await buyThroughTrouble(own.shop, {
      begin: async () => {
        letGo = await takeAllConnections(own.postgres.url);
      },
      end: () => letGo(),
      forMs: TAKEN_MS,
      isFelt: true,
    });
  }));
