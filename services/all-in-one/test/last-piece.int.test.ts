import { raceForLastPiece } from './faults/race-for-last-piece.ts';
import type { Customer, Vendor } from './people.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

const CUSTOMERS = 20;
const RUNS = 20;

let shop: TestShop;
let vendor: Vendor;
let customers: Customer[];

beforeAll(async () => {
  shop = await startTestShop();
  vendor = await shop.people.newVendor();
  customers = await shop.people.newCustomers(CUSTOMERS);
});
afterAll(() => shop.stop());

test('the last piece is sold once: twenty customers at once, twenty runs in a row', async () => {
  for (let run = 0; run < RUNS; run++) await raceForLastPiece(shop, vendor, customers);
  await shop.expectSumsToHold();
}, 120_000);
