import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gatherCallers } from './hostile/callers.ts';
import { callAtRandom } from './hostile/random-calls.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

const MINUTE_MS = 60_000;
/** What caches, pools and compiled code may take; a leak of ten kilobytes a call would be more. */
const GROWTH_BYTES = 100 * 1024 * 1024;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes that are still in use. */
const heap = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

test(
  'ten thousand hostile calls meet no fault, leave no rejection unhandled, and memory does not grow',
  async () => {
    const unhandled: unknown[] = [];
    process.on('unhandledRejection', (reason) => unhandled.push(reason));
    const vendor = await shop.people.newVendor();
    const callers = await gatherCallers(shop);
    for (let count = 0; count < 3; count++) await shop.people.addProduct(vendor, { stock: 1000 });
    await callAtRandom(shop, callers, { calls: 1000, withinMs: 10 * MINUTE_MS });
    const before = heap();
    await callAtRandom(shop, callers, { calls: 10_000, withinMs: 30 * MINUTE_MS });
    expect(heap() - before).toBeLessThan(GROWTH_BYTES);
    expect(unhandled).toEqual([]);
    await shop.expectSumsToHold();
  },
  45 * MINUTE_MS,
);
