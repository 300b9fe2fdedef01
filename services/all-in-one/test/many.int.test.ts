import { auditShop } from '../src/audit/audit-shop.ts';
import { runCommand } from '../src/command-line/command.ts';
import { fillCommand } from '../src/many/fill-command.ts';
import { isFilled } from '../src/many/fill-people.ts';
import { fillShop } from '../src/many/fill-shop.ts';
import { signInCallers } from '../src/many/measure/callers.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

const MANY = { products: 90, customers: 40, orders: 150 };

let shop: TestShop;
let wasFilledBefore: boolean;

beforeAll(async () => {
  shop = await startTestShop();
  const databases = Object.fromEntries(
    Object.entries(shop.databases).map(([name, { database }]) => [name, database]),
  ) as unknown as Parameters<typeof fillShop>[0];
  wasFilledBefore = await isFilled(databases.identity);
  await fillShop(databases, MANY, { now: new Date(), say: () => undefined });
}, 60_000);
afterAll(() => shop.stop());

const count = async (name: 'catalog' | 'orders' | 'payment', table: string): Promise<number> => {
  const [row] = await shop.databases[name].database.query<{ count: number }>(`SELECT count(*)::int FROM ${table}`);
  return row?.count ?? 0;
};

test('a filled shop has as many records as were asked for, and all of its sums hold', async () => {
  expect(await auditShop((name) => shop.databases[name].url, { settleMs: 0 })).toEqual([]);
  expect(await count('catalog', 'product')).toBe(MANY.products);
  expect(await count('orders', 'customer_order')).toBe(MANY.orders);
  expect(await count('payment', 'payment')).toBeGreaterThan(MANY.orders);
});

test('a payment of which all went back is refunded, and no other one is', async () => {
  expect(await count('payment', `payment WHERE status = 'refunded'`)).toBeGreaterThan(0);
  expect(await count('payment', `payment WHERE refunded_amount > 0 AND status = 'success'`)).toBeGreaterThan(0);
  const wholly = 'paid_amount > 0 AND refunded_amount = paid_amount';
  expect(await count('payment', `payment WHERE (status = 'refunded') <> (${wholly})`)).toBe(0);
});

test('a shop knows that it was filled', async () => {
  expect(wasFilledBefore).toBe(false);
  expect(await isFilled(shop.databases.identity.database)).toBe(true);
});

test('those who were made sign in, and find what is theirs', async () => {
  const { customer, vendor } = await signInCallers(shop.url);
  const ordersOf = async (path: string, token: string) =>
    (await shop.knocks<{ customer: { id: number } }[]>('GET', `/api/orders/${path}`, { token })).body;
  const own = await ordersOf(`me/current/customer/${customer.id}`, customer.token);
  expect(new Set(own.map((order) => order.customer.id))).toEqual(new Set([customer.id]));
  expect((await ordersOf(`vendors/vendor/${vendor.id}`, vendor.token)).length).toBeGreaterThan(own.length);
});

test('a shop in production is not filled', async () => {
  const complained: string[] = [];
  const terminal = {
    say: () => undefined,
    complain: (line: string) => void complained.push(line),
    askSecret: () => Promise.resolve(null),
  };
  expect(await runCommand(fillCommand, [], terminal, { NODE_ENV: 'production' })).toBe(1);
  expect(complained.join()).toMatch(/production/);
});
