import { jest } from '@jest/globals';
import { CRASHES, crashWhilePaying } from './faults/crash-while-paying.ts';
import { type OneProcessShop, startOneProcessShop } from './one-process-shop.ts';
import type { Vendor } from './people.ts';

jest.setTimeout(180_000);

let shop: OneProcessShop;
let vendor: Vendor;

beforeAll(async () => {
  shop = await startOneProcessShop();
  vendor = await shop.people.newVendor();
});
afterAll(() => shop?.stop());

it.each(CRASHES)('the shop in one process, killed at $killAt while ten customers pay, loses nothing', ({ killAt }) =>
  crashWhilePaying(shop, { killAt, payers: 10, vendor }),
);
