import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bus } from '@shop/chassis/bus/bus';
import { createPostgresDeadLetterStore } from '@shop/chassis/bus/dead-letter-store';
import { createInProcessBus } from '@shop/chassis/bus/in-process-bus';
import { openDatabase, type PostgresDatabase } from '@shop/chassis/database/postgres';
import type { Repeating } from '@shop/chassis/process/every';
import { eventually } from '@shop/testing/eventually';
import { silentLogger } from '@shop/testing/silent-logger';
import { testServer } from '@shop/testing/test-server';
import { auditCommand } from '../src/command-line/audit-command.ts';
import { type Command, runCommand } from '../src/command-line/command.ts';
import { createAdminCommand } from '../src/command-line/create-admin-command.ts';
import { deadLettersCommand } from '../src/command-line/dead-letters-command.ts';
import { storyCommand } from '../src/command-line/story-command.ts';
import { takeUpReplaysEvery } from '../src/dead-letters/replay-requests.ts';
import { shopConfigSchema } from '../src/shop-config.ts';
import { type RunningShop, startShop } from '../src/start-shop.ts';
import { DATABASES, openStores, type Stores } from '../src/stores.ts';
import type { Vendor } from './people.ts';
import { doorsOf, type ShopDoors, TEST_ADMIN } from './shop-doors.ts';

const prefix = `test_${randomBytes(6).toString('hex')}_`;
const env = { DATABASE_URL: testServer('TEST_DATABASE_URL'), DATABASE_PREFIX: prefix };
const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/;

let stores: Stores;
let bus: Bus;
let shop: RunningShop & ShopDoors;
let vendor: Vendor;
let replays: Repeating;
let mediaDir: string;

/** Calls a command as from a terminal without a person at it. */
async function call(command: Command, args: readonly string[], more: Record<string, string> = {}) {
  const [said, complained]: [string[], string[]] = [[], []];
  const terminal = {
    say: (line: string) => void said.push(line),
    complain: (line: string) => void complained.push(line),
    askSecret: () => Promise.resolve(null),
  };
  const code = await runCommand(command, args, terminal, { ...env, ...more });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

const admin = ['--email', TEST_ADMIN.email, '--name', TEST_ADMIN.name];

async function withDatabase<Result>(
  name: (typeof DATABASES)[number],
  work: (database: PostgresDatabase) => Promise<Result>,
) {
  const database = openDatabase({ url: stores.databaseUrl(name), poolSize: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

beforeAll(async () => {
  // The admin comes first: nothing of the shop is there yet.
  expect(await call(createAdminCommand, admin, { PASSWORD: TEST_ADMIN.password })).toMatchObject({ code: 0 });
  stores = await openStores(shopConfigSchema.parse(env), { info: () => undefined, logger: silentLogger });
  mediaDir = await mkdtemp(join(tmpdir(), 'shop-media-'));
  bus = createInProcessBus({
    logger: silentLogger,
    deadLetters: createPostgresDeadLetterStore(stores.house),
    retry: { tries: 2, firstDelayMs: 10 },
  });
  const running = await startShop({
    port: 0,
    host: '127.0.0.1',
    databaseUrl: stores.databaseUrl,
    bus,
    cache: stores.privateCache(),
    mediaDir,
    logger: () => silentLogger,
    env: { PASSWORD_HASH_COST: 'test' },
  });
  shop = { ...running, ...doorsOf({ ...running, databaseUrl: stores.databaseUrl }) };
  replays = takeUpReplaysEvery(50, { house: stores.house, bus, logger: silentLogger });
  vendor = await shop.people.newVendor();
});
afterAll(async () => {
  await replays?.stop();
  await shop?.stop();
  await stores?.close();
  await rm(mediaDir, { recursive: true, force: true });
  const server = openDatabase({ url: env.DATABASE_URL, poolSize: 1 });
  for (const name of DATABASES) await server.execute(`DROP DATABASE IF EXISTS "${prefix}${name}" WITH (FORCE)`);
  await server.close();
});

describe('create-admin', () => {
  it('made an admin before the shop had run, who can sign in', async () => {
    const token = await shop.people.adminToken();
    const { body } = await shop.knocks('GET', '/api/users/me', { token });
    expect(body).toMatchObject({ name: TEST_ADMIN.name, role: { name: 'admin' } });
  });

  it('says in a sentence that the address is taken, or that a password is too short', async () => {
    const taken = await call(createAdminCommand, admin, { PASSWORD: TEST_ADMIN.password });
    expect(taken).toEqual({ code: 1, said: '', complained: expect.stringMatching(/e-mail/i) as string });
    const other = ['--email', 'other@test.example', '--name', 'Kofi'];
    const short = await call(createAdminCommand, other, { PASSWORD: 'short' });
    expect(short).toMatchObject({ code: 1, complained: expect.stringContaining('at least 8 characters') as string });
  });

  it('takes no password as an argument, and none for granted', async () => {
    expect((await call(createAdminCommand, [...admin, '--password', 'Passw0rd!'])).code).toBe(2);
    expect((await call(createAdminCommand, admin)).code).toBe(2);
    expect((await call(createAdminCommand, ['--email', 'x@test.example'], { PASSWORD: 'Passw0rd!' })).code).toBe(2);
  });
});

describe('story', () => {
  it('tells of an order by its number what every service said, who reacted, and under which correlation id', async () => {
    const { people } = shop;
    const { customer, started } = await people.newPayer((await people.addProduct(vendor, {})).id);
    await people.atProvider(started);
    const { body } = await people.placeOrder(customer, started.reference);
    const told = await eventually('the shares are recorded', async () => {
      const { said } = await call(storyCommand, [body.order.number]);
      return said.includes('payment.record-shares did its part') && said;
    });
    expect(told).toContain(started.reference);
    for (const said of ['orders said orders.checkout-opened', 'payment said payment.payment-succeeded'])
      expect(told).toContain(said);
    expect(told).toMatch(/orders said orders\.order-placed\.v1 .*\[.+\]/);
  });

  it('says that there is no such order', async () => {
    expect(await call(storyCommand, ['AK-NOWHERE'])).toMatchObject({
      code: 1,
      complained: 'There is no order “AK-NOWHERE”.',
    });
    expect((await call(storyCommand, [])).code).toBe(2);
  });
});

describe('audit', () => {
  it('counts what it has checked where the sums hold', async () => {
    const { people } = shop;
    const { customer, started } = await people.newPayer((await people.addProduct(vendor, {})).id);
    await people.atProvider(started);
    await people.placeOrder(customer, started.reference);
    const { code, said } = await call(auditCommand, ['--settle', '15']);
    expect(said).toMatch(/^The sums hold: 2 payments, 2 orders, 2 checkouts, 2 sales, 0 holds\.$/);
    expect(code).toBe(0);
  });

  it('says what does not hold, and fails', async () => {
    const change = (by: number) =>
      withDatabase('catalog', (database) =>
        database.execute('UPDATE sku SET stock = stock + $1 WHERE id = (SELECT min(id) FROM sku)', [by]),
      );
    await change(1);
    const { code, said } = await call(auditCommand, ['--settle', '0']);
    await change(-1);
    expect(code).toBe(1);
    expect(said).toMatch(/\d+ sums of the shop don’t hold\.$/);
    expect(said.split('\n').length).toBeGreaterThan(1);
  });

  it('says where there is no shop', async () => {
    const { code, complained } = await call(auditCommand, [], { DATABASE_PREFIX: 'nobody_' });
    expect(code).toBe(1);
    expect(complained).toContain('There is no nobody_identity');
  });
});

describe('dead-letters of the shop in one process', () => {
  const ofOrders = <Result>(work: (database: PostgresDatabase) => Promise<Result>) => withDatabase('orders', work);

  it('lists, shows and replays a parked message, which the running shop takes up', async () => {
    await ofOrders((database) =>
      database.execute(`ALTER TABLE sku_copy ADD CONSTRAINT broken CHECK (product_name <> 'Poison')`),
    );
    const { id } = await shop.people.addProduct(vendor, { name: 'Poison' });
    const { said } = await eventually('it is parked', async () => {
      const listed = await call(deadLettersCommand, ['list']);
      return listed.said.includes('1 parked.') && listed;
    });
    expect(said).toMatch(/orders\.keep-skus {2}catalog\.sku-changed\.v1 .* after 2 tries: /);
    const eventId = UUID.exec(said)?.[0] ?? '';
    expect((await call(deadLettersCommand, ['show', eventId])).said).toContain('"productName": "Poison"');

    await ofOrders((database) => database.execute('ALTER TABLE sku_copy DROP CONSTRAINT broken'));
    const replayed = await call(deadLettersCommand, ['replay', 'orders.keep-skus', eventId]);
    expect(replayed).toMatchObject({
      code: 0,
      said: expect.stringContaining('1 handed to orders.keep-skus') as string,
    });
    await eventually('it is handled', () =>
      ofOrders(async (database) => (await database.query('SELECT FROM sku_copy WHERE product_id = $1', [id])).length),
    );
    await eventually('nothing is parked', async () =>
      (await call(deadLettersCommand, ['list'])).said.includes('Nothing is parked.'),
    );
  });

  it('says that there is nothing of that kind', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await call(deadLettersCommand, ['show', nobody])).code).toBe(1);
    expect((await call(deadLettersCommand, ['replay', 'orders.place-order'])).code).toBe(1);
  });
});
