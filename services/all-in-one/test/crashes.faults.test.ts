import { jest } from '@jest/globals';
import { CRASHES, crashOneOf } from './faults/crash-while-paying.ts';
import type { Vendor } from './people.ts';
import { type SeparateShop, startSeparateShop } from './separate-shop.ts';

const ROUNDS = 3;
const PAYERS = 10;

jest.setTimeout(ROUNDS * 150_000);

let shop: SeparateShop;
let vendor: Vendor;

beforeAll(async () => {
  shop = await startSeparateShop();
  vendor = await shop.people.newVendor();
});
afterAll(() => shop?.stop());

it.each(CRASHES)(`$moment while ${PAYERS} customers pay at once: each gets exactly one order`, (crash) =>
  shop.telling(async () => {
    for (let round = 0; round < ROUNDS; round++) await crashOneOf(shop, { ...crash, payers: PAYERS, vendor });
  }),
);
