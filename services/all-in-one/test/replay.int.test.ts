import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database } from '@shop/chassis/database/database';
import { openDatabase } from '@shop/chassis/database/postgres';
import { eventually } from '@shop/testing/eventually';
import { silentLogger } from '@shop/testing/silent-logger';
import { testServer } from '@shop/testing/test-server';
import { readUnsent } from '../src/audit/read-unsent.ts';
import { runCommand } from '../src/command-line/command.ts';
import { replayCommand } from '../src/command-line/replay-command.ts';
import { createAdminIn } from '../src/create-admin-in.ts';
import { databaseUrl } from '../src/embedded/ensure-database.ts';
import { shopConfigSchema } from '../src/shop-config.ts';
import { startShop } from '../src/start-shop.ts';
import { type DatabaseName, DATABASES, openStores } from '../src/stores.ts';
import { doorsOf, type ShopDoors, TEST_ADMIN } from './shop-doors.ts';

const SERVICES = ['identity', 'catalog', 'orders', 'payment', 'content'] as const;

const serverUrl = testServer('TEST_DATABASE_URL');
const prefix = `test_${randomBytes(6).toString('hex')}_`;
let mediaDir: string;
let env: Record<string, string>;
let databases: Record<(typeof SERVICES)[number], Database>;
let shop: ShopDoors & { stop(): Promise<void> };

async function openShop(): Promise<typeof shop> {
  const stores = await openStores(shopConfigSchema.parse(env), { info: () => undefined, logger: silentLogger });
  const running = await startShop({
    ...{ port: 0, host: '127.0.0.1', databaseUrl: stores.databaseUrl, mediaDir: stores.mediaDir },
    ...{ bus: stores.privateBus(), cache: stores.privateCache(), logger: () => silentLogger },
    env: { PASSWORD_HASH_COST: 'test', API_CALLS_PER_MINUTE: '1000000' },
  });
  return {
    ...doorsOf({ ...running, databaseUrl: stores.databaseUrl }),
    stop: async () => {
      await running.stop();
      await stores.close();
    },
  };
}

/** Calls the command as from a terminal. */
async function replay(...words: readonly string[]) {
  const [said, complained]: [string[], string[]] = [[], []];
  const terminal = {
    say: (line: string) => void said.push(line),
    complain: (line: string) => void complained.push(line),
    askSecret: () => Promise.resolve(null),
  };
  const code = await runCommand(replayCommand, words, terminal, env);
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

/** What catalog and orders know of others' facts, with the versions, as one text each. */
async function copies(): Promise<Record<string, string>> {
  const { catalog, orders } = databases;
  const rows = async (database: Database, columns: string, table: string) =>
    JSON.stringify(await database.query(`SELECT ${columns} FROM ${table} ORDER BY 1`));
  const closed = 'vendor_id, user_id, shop_name, shop_phone, is_active, version, deleted_at IS NOT NULL AS closed';
  return {
    'shops in catalog': await rows(catalog, closed, 'vendor_copy'),
    'shops in orders': await rows(orders, '*', 'vendor_copy'),
    agents: await rows(orders, '*', 'agent_copy'),
    SKUs: await rows(orders, '*', 'sku_copy'),
    stock: await rows(orders, '*', 'sku_stock_copy'),
  };
}

/** As where the databases were lost, or restored from long ago. A shop that has products can't be taken out of catalog. */
async function loseCopies(): Promise<void> {
  const { catalog, orders } = databases;
  await catalog.execute('DELETE FROM vendor_copy WHERE vendor_id NOT IN (SELECT vendor_id FROM product)');
  await catalog.execute(
    `UPDATE vendor_copy SET shop_name = 'Old name', is_active = true, deleted_at = NULL, version = 0`,
  );
  for (const table of ['vendor_copy', 'agent_copy', 'sku_copy', 'sku_stock_copy'])
    await orders.execute(`DELETE FROM ${table}`);
}

const inTime = { withinMs: 30_000 };
const allIsTold = () =>
  eventually('all is told', async () => (await readUnsent(databases)).every(({ count }) => count === 0), inTime);
const expectCopies = (wanted: Record<string, string>) =>
  eventually(
    'the copies are as before',
    async () => {
      expect(await copies()).toEqual(wanted);
      return true;
    },
    inTime,
  );

/** The account of a vendor is deleted, and its product goes with its shop. */
async function closeShopForGood(): Promise<void> {
  const { people, knocks } = shop;
  const vendor = await people.newVendor();
  const { id } = await people.addProduct(vendor, {});
  const me = await knocks<{ id: number }>('GET', '/api/users/me', { token: vendor.token });
  const deleted = await knocks('DELETE', `/api/users/${me.body.id}`, { token: await people.adminToken() });
  expect(deleted.status).toBe(204);
  await eventually('its product is gone', async () => (await knocks('GET', `/api/products/${id}`)).status === 404);
}

/** A shop in which everything has happened of which somebody keeps a copy. Answers a product that is sold. */
async function furnish(): Promise<number> {
  const { people } = shop;
  await people.registerVendor();
  await people.newAgent();
  await closeShopForGood();
  const { id } = await people.addProduct(await people.newVendor(), { stock: 5 });
  await buy(id);
  return id;
}

async function buy(productId: number): Promise<void> {
  const { customer, started } = await shop.people.newPayer(productId);
  await shop.people.atProvider(started);
  expect((await shop.people.placeOrder(customer, started.reference)).status).toBe(201);
}

let productId: number;
let before: Record<string, string>;

beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'shop-media-'));
  env = { DATABASE_URL: serverUrl, DATABASE_PREFIX: prefix, MEDIA_DIR: mediaDir };
  shop = await openShop();
  const urlOf = (name: DatabaseName) => databaseUrl(serverUrl, `${prefix}${name}`);
  await createAdminIn(TEST_ADMIN, { databaseUrl: urlOf, now: () => new Date() });
  const opened = SERVICES.map((name) => [name, openDatabase({ url: urlOf(name), poolSize: 1 })]);
  databases = Object.fromEntries(opened) as typeof databases;
  productId = await furnish();
  // Orders hears nothing of the end of a shop, and takes over its last version with the first replay.
  expect((await replay()).code).toBe(0);
  await allIsTold();
  before = await copies();
});
afterAll(async () => {
  await shop?.stop();
  await Promise.all(Object.values(databases ?? {}).map((database) => database.close()));
  await rm(mediaDir, { recursive: true, force: true });
  const server = openDatabase({ url: serverUrl, poolSize: 1 });
  for (const name of DATABASES) await server.execute(`DROP DATABASE IF EXISTS "${prefix}${name}" WITH (FORCE)`);
  await server.close();
});

test('copies that a running shop has lost are as before after a replay, and the shop sells', async () => {
  await loseCopies();
  expect(await copies()).not.toEqual(before);
  expect(await replay()).toEqual({
    code: 0,
    said: [
      'Told again by identity: vendors 3, delivery agents 1.',
      'Told again by catalog: SKUs 2, each with its stock.',
      'A running shop sends it within seconds, one that does not run when it starts.',
    ].join('\n'),
    complained: '',
  });
  await expectCopies(before);
  await allIsTold();
  await shop.expectSumsToHold();
});

test('a replay of what everybody knows changes no copy, and the audit trail tells of nobody’s doing', async () => {
  const trail = () => databases.content.query('SELECT resource, record_id, action FROM audit_entry ORDER BY id');
  const trailBefore = await trail();
  for (let time = 0; time < 2; time++) expect((await replay()).code).toBe(0);
  await allIsTold();
  expect(await copies()).toEqual(before);
  expect(await trail()).toEqual(trailBefore);
});

test('a shop that does not run makes its copies again when it starts', async () => {
  await shop.stop();
  await loseCopies();
  expect((await replay()).code).toBe(0);
  shop = await openShop();
  await expectCopies(before);
  await buy(productId);
  await shop.expectSumsToHold();
});

test('one service that is named tells again, and the other does not', async () => {
  expect((await replay('catalog')).said).not.toContain('identity');
  expect((await replay('identity')).said).not.toContain('catalog');
});

test('a word that is no such service is refused, and so is more than one', async () => {
  for (const words of [['orders'], ['catalog', 'identity']]) {
    const { code, complained } = await replay(...words);
    expect(code).toBe(2);
    expect(complained).toContain(`“${words.join(' ')}” means nothing here.`);
  }
});
