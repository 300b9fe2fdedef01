import { migrate } from '@shop/chassis/database/migrate';
import { openDatabase } from '@shop/chassis/database/postgres';
import { migrateSandbox } from '@shop/payment/index';
import { type Command, UsageError } from '../command-line/command.ts';
import { type ReachedDatabases, reachDatabases } from '../command-line/reach-databases.ts';
import { DATABASES } from '../stores.ts';
import { isFilled } from './fill-people.ts';
import { type FilledDatabases, fillShop } from './fill-shop.ts';
import { FILLED_PASSWORD, filledEmail } from './many.ts';

const FILLED = DATABASES.filter((name) => name !== 'house');
const STATEMENT_MS = 10 * 60_000;

export const fillCommand: Command = {
  help: `npm run fill [-- --products <number>] [--customers <number>] [--orders <number>]

Fills a shop with many records, for measuring how it bears them: 100000 products, 20000 customers and 50000 orders unless
told, with all that belongs to them in every service. The sums of the shop hold afterwards, as npm run audit finds. For a
shop that may be thrown away, filled once, and not while it runs: what a running shop keeps in memory is not told of it.
Those who are made sign in as ${filledEmail('customer', 1)}, ${filledEmail('vendor', 1)}, ${filledEmail('delivery', 1)} and
${filledEmail('admin', 1)}, and so on, with the password ${FILLED_PASSWORD}; the first have the most orders.

  DATABASE_URL     the PostgreSQL server; without it the embedded one in DATA_DIR (.data)
  DATABASE_PREFIX  the beginning of the databases' names (akwadaa_)`,
  options: { products: { type: 'string' }, customers: { type: 'string' }, orders: { type: 'string' } },
  run: async ({ option, words }, { say }, env) => {
    if (words.length > 0) throw new UsageError(`“${words.join(' ')}” means nothing here.`);
    const many = {
      products: countIn(option('products'), 100_000),
      customers: countIn(option('customers'), 20_000),
      orders: countIn(option('orders'), 50_000),
    };
    if (env['NODE_ENV'] === 'production') throw new Error('A shop in production is not filled with made-up records.');
    const reached = await reachDatabases(env);
    try {
      await reached.expect(FILLED);
      await migrateAll(reached);
      await withDatabases(reached, async (databases) => {
        if (await isFilled(databases.identity)) {
          throw new Error('This shop was filled before, or a filling was cut off. Take a fresh one.');
        }
        await fillShop(databases, many, { now: new Date(), say });
      });
    } finally {
      await reached.close();
    }
    return 0;
  },
};

function countIn(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new UsageError(`“${text}” is not a number from 1 to 9999999.`);
  return Number(text);
}

async function migrateAll({ databaseUrl }: ReachedDatabases): Promise<void> {
  for (const service of FILLED) {
    if (service === 'sandbox') await migrateSandbox(databaseUrl('sandbox'));
    else await migrate({ url: databaseUrl(service), service });
  }
}

async function withDatabases(
  { databaseUrl }: ReachedDatabases,
  work: (databases: FilledDatabases) => Promise<void>,
): Promise<void> {
  const databases = Object.fromEntries(
    FILLED.map((name) => [
      name,
      openDatabase({ url: databaseUrl(name), poolSize: 2, statementTimeoutMs: STATEMENT_MS }),
    ]),
  ) as unknown as FilledDatabases;
  try {
    await work(databases);
  } finally {
    await Promise.all(Object.values(databases).map((database) => database.close()));
  }
}
