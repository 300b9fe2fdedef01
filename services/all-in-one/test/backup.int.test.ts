import { randomBytes } from 'node:crypto';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { Bus } from '@shop/chassis/bus/bus';
import { openDatabase } from '@shop/chassis/database/postgres';
import { eventually } from '@shop/testing/eventually';
import { silentLogger } from '@shop/testing/silent-logger';
import { testServer } from '@shop/testing/test-server';
import type { Product } from '@shop/contracts/rest/products';
import { type Manifest, readManifest } from '../src/backup/manifest.ts';
import { backupCommand } from '../src/command-line/backup-command.ts';
import { type Command, runCommand } from '../src/command-line/command.ts';
import { restoreCommand } from '../src/command-line/restore-command.ts';
import { createAdminIn } from '../src/create-admin-in.ts';
import { shopConfigSchema } from '../src/shop-config.ts';
import { startShop } from '../src/start-shop.ts';
import { DATABASES, openStores } from '../src/stores.ts';
import type { Customer } from './people.ts';
import { doorsOf, type ShopDoors, TEST_ADMIN } from './shop-doors.ts';

jest.setTimeout(180_000);

const BUYERS = 4;
const ENOUGH_PURCHASES = 6;

type Place = Record<'DATABASE_URL' | 'DATABASE_PREFIX' | 'MEDIA_DIR', string>;
interface Shop extends ShopDoors {
  url: string;
  stop(): Promise<void>;
}

const serverUrl = testServer('TEST_DATABASE_URL');
let work: string;
/** Where the shop ran, where it is restored to, and where a restore fails. */
let [first, second, third]: Place[] = [];
let folder: string;

/** What the shop of the backup knew. */
let known: { customer: Customer; orderNumber: string; reference: string; product: Product };

const placeOf = (word: string): Place => ({
  DATABASE_URL: serverUrl,
  DATABASE_PREFIX: `test_${word}_${randomBytes(6).toString('hex')}_`,
  MEDIA_DIR: join(work, word),
});
const given = (place: Place | undefined): Place => {
  if (!place) throw new Error('The test has not begun.');
  return place;
};

/** Calls a command as from a terminal without a person at it. */
async function call(command: Command, args: readonly string[], env: Record<string, string>) {
  const [said, complained]: [string[], string[]] = [[], []];
  const terminal = {
    say: (line: string) => void said.push(line),
    complain: (line: string) => void complained.push(line),
    askSecret: () => Promise.resolve(null),
  };
  const code = await runCommand(command, args, terminal, env);
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

async function openShop(place: Place, { keepsFromReactions = (): boolean => false } = {}): Promise<Shop> {
  const config = shopConfigSchema.parse(place);
  const stores = await openStores(config, { info: () => undefined, logger: silentLogger });
  const bus = stores.privateBus();
  /** A broker that has taken an event, and has not handed it on when it is lost. */
  const holding: Bus = {
    ...bus,
    publish: (event) =>
      event.type === 'orders.order-placed.v1' && keepsFromReactions() ? Promise.resolve() : bus.publish(event),
  };
  const running = await startShop({
    ...{ port: 0, host: '127.0.0.1', databaseUrl: stores.databaseUrl, bus: holding, cache: stores.privateCache() },
    ...{ mediaDir: stores.mediaDir, logger: () => silentLogger },
    // Who has paid and whose webhook was lost with the shop is found soon.
    env: { PASSWORD_HASH_COST: 'test', API_CALLS_PER_MINUTE: '1000000', RECONCILE_EVERY_MS: '2000' },
  });
  return {
    url: running.url,
    ...doorsOf({ ...running, databaseUrl: stores.databaseUrl }),
    stop: async () => {
      await running.stop();
      await stores.close();
    },
  };
}

async function buy({ people }: Shop, productId: number) {
  const { customer, started } = await people.newPayer(productId);
  await people.atProvider(started);
  const { body } = await people.placeOrder(customer, started.reference);
  return { customer, reference: started.reference, orderNumber: body.order.number };
}

async function until(reached: () => boolean): Promise<void> {
  while (!reached()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Takes the backup amid purchases: some are over, some under way, and it goes on beside. */
async function backUpWhileTheyBuy(shop: Shop, productId: number, place: Place) {
  let purchases = 0;
  let over = false;
  const buyers = Array.from({ length: BUYERS }, async () => {
    while (!over) {
      await buy(shop, productId);
      purchases += 1;
    }
  });
  try {
    await Promise.race([until(() => over || purchases >= ENOUGH_PURCHASES), Promise.all(buyers)]);
    const taken = await call(backupCommand, [folder], place);
    const sofar = purchases;
    await Promise.race([until(() => over || purchases > sofar), Promise.all(buyers)]);
    return taken;
  } finally {
    over = true;
    await Promise.allSettled(buyers);
  }
}

const manifestOf = async (of: string): Promise<Manifest> =>
  readManifest(await readFile(join(of, 'manifest.json'), 'utf8'));

/** A copy of the backup in which something is changed. */
async function spoilt(word: string, spoil: (copy: string, manifest: Manifest) => Promise<unknown>): Promise<string> {
  const copy = join(work, `spoilt-${word}`);
  await cp(folder, copy, { recursive: true });
  const manifest = await manifestOf(copy);
  await spoil(copy, manifest);
  await writeFile(join(copy, 'manifest.json'), JSON.stringify(manifest));
  return copy;
}

async function databasesOf({ DATABASE_PREFIX }: Place): Promise<string[]> {
  const server = openDatabase({ url: serverUrl, poolSize: 1 });
  const rows = await server.query<{ name: string }>('SELECT datname AS name FROM pg_database');
  await server.close();
  return rows.map(({ name }) => name).filter((name) => name.startsWith(DATABASE_PREFIX));
}

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'shop-backup-'));
  folder = join(work, 'backup');
  [first, second, third] = ['first', 'second', 'third'].map(placeOf);
  const place = given(first);
  let brokerKeeps = false;
  const shop = await openShop(place, { keepsFromReactions: () => brokerKeeps });
  try {
    const urlOf = (name: string) => {
      const url = new URL(serverUrl);
      url.pathname = `/${place.DATABASE_PREFIX}${name}`;
      return url.href;
    };
    await createAdminIn(TEST_ADMIN, { databaseUrl: urlOf, now: () => new Date() });
    const vendor = await shop.people.newVendor();
    const product = await shop.people.addProduct(vendor, { stock: 1000 });
    known = { ...(await buy(shop, product.id)), product };
    brokerKeeps = true;
    // An order that is told of to the broker, and to nobody else: its vendor has no share of it yet.
    await buy(shop, product.id);
    const orders = openDatabase({ url: urlOf('orders'), poolSize: 1 });
    await eventually('the broker has all that orders said', async () => {
      const [row] = await orders.query<{ count: number }>('SELECT count(*) FROM outbox WHERE sent_at IS NULL');
      return row?.count === 0;
    }).finally(() => orders.close());
    brokerKeeps = false;
    expect(await backUpWhileTheyBuy(shop, product.id, place)).toMatchObject({ code: 0, complained: '' });
  } finally {
    await shop.stop();
  }
});
afterAll(async () => {
  const server = openDatabase({ url: serverUrl, poolSize: 1, statementTimeoutMs: 60_000 });
  for (const place of [first, second, third]) {
    for (const name of DATABASES) {
      await server.execute(`DROP DATABASE IF EXISTS "${given(place).DATABASE_PREFIX}${name}" WITH (FORCE)`);
    }
  }
  await server.close();
  await rm(work, { recursive: true, force: true });
});

describe('a backup', () => {
  it('can be read by its owner alone', async () => {
    const inside = await readdir(folder, { recursive: true });
    for (const name of ['', ...inside]) {
      const entry = await stat(join(folder, name));
      expect([name, entry.mode & 0o777]).toEqual([name, entry.isDirectory() ? 0o700 : 0o600]);
    }
  });

  it('overwrites nothing', async () => {
    const again = await call(backupCommand, [folder], given(first));
    expect(again).toMatchObject({ code: 1, complained: expect.stringContaining('is not empty') as string });
    expect((await call(backupCommand, [], given(first))).code).toBe(2);
    await expect(manifestOf(folder)).resolves.toBeDefined();
  });

  it('of no shop is refused, and leaves nothing', async () => {
    const none = join(work, 'none');
    const refused = await call(backupCommand, [none], { ...given(first), DATABASE_PREFIX: 'nobody_' });
    expect(refused).toMatchObject({ code: 1, complained: expect.stringContaining('There is no nobody_') as string });
    await expect(stat(none)).rejects.toThrow();
  });
});

describe('a restore is refused', () => {
  const refusal = async (from: string, to: Place) => {
    const before = await databasesOf(to);
    const { code, complained } = await call(restoreCommand, [from], to);
    expect(code).toBe(1);
    expect(await databasesOf(to)).toEqual(before);
    return complained;
  };

  it('where a shop is already, whose tables it names', async () => {
    const place = given(first);
    expect(await refusal(folder, place)).toMatch(`There are tables in ${place.DATABASE_PREFIX}identity`);
  });

  it('where there are files already', async () => {
    const place = { ...given(third), MEDIA_DIR: given(first).MEDIA_DIR };
    expect(await refusal(folder, place)).toMatch('There are files in');
  });

  it('of a folder without a manifest, as a backup that was cut off leaves it', async () => {
    expect(await refusal(join(folder, 'orders'), given(third))).toMatch('manifest.json is missing');
  });

  it('of a file that was damaged, or is gone', async () => {
    const damaged = await spoilt('damaged', (copy) => appendFile(join(copy, 'orders', 'customer_order.copy.gz'), 'x'));
    expect(await refusal(damaged, given(third))).toMatch(/customer_order\.copy\.gz is damaged/);
    const gone = await spoilt('gone', (copy) => rm(join(copy, 'payment', 'payment.copy.gz')));
    expect(await refusal(gone, given(third))).toMatch(/payment\.copy\.gz is missing/);
  });

  it('of tables that this program can’t make', async () => {
    const newer = await spoilt('newer', async (_copy, { databases }) => {
      databases.find(({ name }) => name === 'orders')?.migrations['service_migration']?.push('0999-from-the-future');
    });
    expect(await refusal(newer, given(third))).toMatch(/orders has a migration .* doesn’t know: 0999-from-the-future/);
  });

  it('half way, and takes away what it had made', async () => {
    const short = await spoilt('short', async (_copy, { databases }) => {
      for (const table of databases.find(({ name }) => name === 'content')?.tables ?? []) table.rows += 1;
    });
    expect(await refusal(short, given(third))).toMatch(/^The database content could not be restored: .* rows/);
  });
});

describe('the restored shop', () => {
  let shop: Shop;
  beforeAll(async () => {
    // One of its databases is there already, and empty.
    const server = openDatabase({ url: serverUrl, poolSize: 1, statementTimeoutMs: 60_000 });
    await server.execute(`CREATE DATABASE "${given(second).DATABASE_PREFIX}orders"`).finally(() => server.close());
    expect(await call(restoreCommand, [folder], given(second))).toMatchObject({ code: 0, complained: '' });
    expect((await databasesOf(given(second))).length).toBe(DATABASES.length);
    shop = await openShop(given(second));
  });
  afterAll(() => shop?.stop());

  it('has its sums, what the broker held at the cut included', async () => {
    await shop.expectSumsToHold({ withinMs: 60_000 });
  });

  it('knows its customers, their orders and their payments', async () => {
    const { people } = shop;
    const customer = { ...known.customer, token: await people.signIn(known.customer.email) };
    expect(await people.ordersOf(customer)).toMatchObject([{ number: known.orderNumber }]);
    expect(await people.paymentsOf(customer)).toMatchObject([
      { reference: known.reference, status: 'success', order: { number: known.orderNumber } },
    ]);
  });

  it('takes a token that was given before', async () => {
    const { status } = await shop.knocks('GET', '/api/users/me', { token: known.customer.token });
    expect(status).toBe(200);
  });

  it('serves its pictures', async () => {
    const { body } = await shop.knocks<Product>('GET', `/api/products/${known.product.id}`);
    expect(body.images).toHaveLength(1);
    for (const { url } of body.images) {
      const answer = await fetch(new URL(new URL(url, shop.url).pathname, shop.url));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
    }
  });

  it('sells, with numbers that it has not given before', async () => {
    const { customer, orderNumber } = await buy(shop, known.product.id);
    expect(await shop.people.ordersOf(customer)).toMatchObject([{ number: orderNumber }]);
    const vendor = await shop.people.newVendor();
    await buy(shop, (await shop.people.addProduct(vendor, {})).id);
    await shop.expectSumsToHold();
  });
});

it('goes into a new DATA_DIR, and can be backed up from there again while no shop runs', async () => {
  const embedded = { DATA_DIR: join(work, 'data') };
  expect(await call(restoreCommand, [folder], embedded)).toMatchObject({ code: 0, complained: '' });
  const again = join(work, 'again');
  expect(await call(backupCommand, [again], embedded)).toMatchObject({ code: 0, complained: '' });
  const { databases, media } = await manifestOf(folder);
  const repeated = await manifestOf(again);
  // What is sent again is no longer marked as sent; all else is the same to the byte.
  const contents = (of: Manifest['databases']) =>
    of.map(({ tables, ...more }) => ({ ...more, tables: tables.filter(({ name }) => name !== 'outbox') }));
  expect(contents(repeated.databases)).toEqual(contents(databases));
  expect(repeated.media).toEqual(media);
});
