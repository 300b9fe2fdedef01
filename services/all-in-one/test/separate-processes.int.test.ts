import { jest } from '@jest/globals';
import type { Product } from '@shop/contracts/rest/products';
import { type CuttableProxy, startProxy } from '@shop/testing/cuttable-proxy';
import { testServer } from '@shop/testing/test-server';
import { buyWithoutBroker } from './faults/buy-without-broker.ts';
import { CRASHES, crashOneOf } from './faults/crash-while-paying.ts';
import { meetPoisonousMessages } from './faults/meet-poisonous-messages.ts';
import { raceForLastPiece } from './faults/race-for-last-piece.ts';
import { knocksAt } from './knocks.ts';
import type { Vendor } from './people.ts';
import { type SeparateShop, startSeparateShop } from './separate-shop.ts';

jest.setTimeout(120_000);

describe('the shop in separate processes', () => {
  let proxy: CuttableProxy;
  let shop: SeparateShop;
  let vendor: Vendor;

  beforeAll(async () => {
    proxy = await startProxy(testServer('TEST_AMQP_URL'));
    shop = await startSeparateShop({ amqpUrl: proxy.url });
    vendor = await shop.people.newVendor();
  });
  afterAll(async () => {
    await shop?.stop();
    await proxy.stop();
  });

  it.each(CRASHES)('$moment: after a restart there is exactly one effect', (crash) =>
    shop.telling(() => crashOneOf(shop, { ...crash, payers: 1, vendor })),
  );

  it('without a broker the calls answer and orders are placed, and all is delivered when it is back', () =>
    shop.telling(() => buyWithoutBroker(shop, { vendor, orders: 5, takeAway: proxy.cut, bringBack: proxy.mend })));

  it('a message that can’t be handled is parked and told of, its neighbours go on, and it can be replayed', () =>
    shop.telling(() => meetPoisonousMessages(shop, { vendor, poisons: 1, neighbours: 2 })));
});

describe('three replicas of orders and catalog, and two BFFs', () => {
  let shop: SeparateShop;
  let vendor: Vendor;
  beforeAll(async () => {
    shop = await startSeparateShop({ replicas: { orders: 3, catalog: 3, bff: 2 } });
    vendor = await shop.people.newVendor();
  });
  afterAll(() => shop?.stop());

  it('sell the last piece once to twenty customers', () =>
    shop.telling(async () => {
      const customers = await shop.people.newCustomers(20);
      await raceForLastPiece(shop, vendor, customers);
      await shop.expectSumsToHold();
    }));

  it('show through one BFF what was written through the other, though both keep lists', () =>
    shop.telling(async () => {
      const listed = async () => {
        const other = knocksAt(shop.addressOf('bff-2'));
        return (await other<Product[]>('GET', '/api/products')).body;
      };
      const { people } = shop;
      for (let time = 0; time < 5; time++) {
        await listed();
        const { id } = await people.addProduct(vendor, { stock: 2 });
        expect((await listed()).find((product) => product.id === id)?.stock).toBe(2);
        await people.newPayer(id);
        expect((await listed()).find((product) => product.id === id)?.stock).toBe(1);
      }
    }));
});
