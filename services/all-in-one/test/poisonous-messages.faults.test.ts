import { jest } from '@jest/globals';
import { meetPoisonousMessages } from './faults/meet-poisonous-messages.ts';
import { type SeparateShop, startSeparateShop } from './separate-shop.ts';

jest.setTimeout(180_000);

let shop: SeparateShop;
beforeAll(async () => {
  shop = await startSeparateShop({ replicas: { orders: 2 } });
});
afterAll(() => shop?.stop());

it('ten messages that can’t be handled are parked while forty others go on, and are replayed together', () =>
  shop.telling(async () => {
    await meetPoisonousMessages(shop, { vendor: await shop.people.newVendor(), poisons: 10, neighbours: 40 });
  }));
