import { jest } from '@jest/globals';
import { raceForLastPiece } from './faults/race-for-last-piece.ts';
import { type SeparateShop, startSeparateShop } from './separate-shop.ts';

const CUSTOMERS = 20;
const RUNS = 20;

jest.setTimeout(300_000);

let shop: SeparateShop;
beforeAll(async () => {
  shop = await startSeparateShop({ replicas: { orders: 3, catalog: 3, payment: 2 } });
});
afterAll(() => shop?.stop());

it('replicas sell the last piece once: twenty customers at once, twenty runs in a row', () =>
  shop.telling(async () => {
    const vendor = await shop.people.newVendor();
    const customers = await shop.people.newCustomers(CUSTOMERS);
    for (let run = 0; run < RUNS; run++) await raceForLastPiece(shop, vendor, customers);
    await shop.expectSumsToHold();
  }));
