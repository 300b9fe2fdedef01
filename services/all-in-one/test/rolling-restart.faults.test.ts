import { jest } from '@jest/globals';
import type { Product } from '@shop/contracts/rest/products';
import { spreadOver } from './faults/spread-over.ts';
import { knocksAt } from './knocks.ts';
import { peopleOf } from './people.ts';
import { type SeparateShop, startSeparateShop } from './separate-shop.ts';
import { TEST_ADMIN } from './shop-doors.ts';

const SERVICES = ['identity', 'catalog', 'orders', 'payment', 'content'] as const;
const COPIES = 3;
const BFFS = 2;
const BUYERS = 3;

jest.setTimeout(600_000);

const labelsOf = <Name extends string>(name: Name, copies: number) =>
  Array.from({ length: copies }, (_, index) => (index === 0 ? name : (`${name}-${index + 1}` as const)));

const bffs: string[] = [];
let proxy: Awaited<ReturnType<typeof spreadOver>>;
let shop: SeparateShop;

beforeAll(async () => {
  proxy = await spreadOver(() => bffs);
  shop = await startSeparateShop({
    replicas: { ...Object.fromEntries(SERVICES.map((name) => [name, COPIES])), bff: BFFS },
    env: { PUBLIC_URL: proxy.url, WEBHOOK_URL: `${proxy.url}/api/payments/webhook`, DRAIN_MS: '5000' },
  });
  bffs.push(...labelsOf('bff', BFFS).map(shop.addressOf));
});
afterAll(async () => {
  await proxy.stop();
  await shop?.stop();
});

it('every copy is restarted, one after another, and no customer meets a failed call', () =>
  shop.telling(async () => {
    const knocks = knocksAt(proxy.url);
    const people = peopleOf({ knocks, serviceUrl: (name) => shop.addressOf(name), admin: TEST_ADMIN });
    const vendor = await people.newVendor();
    const { id, images } = await people.addProduct(vendor, { stock: 100_000 });
    const buyers = await people.newCustomers(BUYERS);
    let isRolling = true;
    const counts = { purchases: 0, looks: 0 };

    const buy = async (buyer: (typeof buyers)[number]) => {
      while (isRolling) {
        await people.addToCart(buyer, id);
        const started = await people.startPaying(buyer);
        await people.atProvider(started);
        const { status, body } = await people.placeOrder(buyer, started.reference);
        expect({ status, body: status < 300 ? null : body }).toMatchObject({ body: null });
        counts.purchases += 1;
      }
    };
    const look = async () => {
      while (isRolling) {
        const answers = [
          await knocks<Product[]>('GET', '/api/products', { query: { filter: { q: 'romper' } } }),
          await knocks('GET', `/api/products/${id}`),
          await knocks('GET', '/api/categories'),
          await fetch(`${proxy.url}${images[0]?.url}`),
        ];
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
        counts.looks += 1;
      }
    };
    const roll = async () => {
      try {
        for (const label of [...SERVICES.flatMap((name) => labelsOf(name, COPIES)), ...labelsOf('bff', BFFS)]) {
          if (!isRolling) return;
          await shop.process(label).stop();
          await shop.process(label).start();
        }
      } finally {
        isRolling = false;
      }
    };

    const untilOneFails = (work: Promise<void>) =>
      work.catch((error: unknown) => {
        isRolling = false;
        throw error;
      });
    await Promise.all([roll(), look(), ...buyers.map(buy)].map(untilOneFails));
    expect(counts.purchases).toBeGreaterThan(10);
    expect(counts.looks).toBeGreaterThan(10);
    const { database } = shop.databases.orders;
    expect(await database.query('SELECT count(*)::int AS orders FROM customer_order')).toEqual([
      { orders: counts.purchases },
    ]);
    await shop.expectSumsToHold({ withinMs: 60_000 });
  }));
