import { resolve } from 'node:path';
import { type Environment, readConfig } from '@shop/chassis/config/read-config';
import { openDatabase } from '@shop/chassis/database/postgres';
import { openNamedPostgres } from '../named-servers/open-named-postgres.ts';
import { shopConfigSchema } from '../shop-config.ts';
import type { DatabaseName } from '../stores.ts';
import { reachEmbeddedPostgres } from './reach-embedded-postgres.ts';

/** The databases of a shop that may be running, or may never have run. */
export interface ReachedDatabases {
  databaseUrl(name: DatabaseName): string;
  /** Makes a database where it is missing. */
  ensure(name: DatabaseName): Promise<void>;
  /** Throws, with a sentence, where one of them is missing. */
  expect(names: readonly DatabaseName[]): Promise<void>;
  close(): Promise<void>;
}

const configSchema = shopConfigSchema.pick({ DATABASE_URL: true, DATABASE_PREFIX: true, DATA_DIR: true });

/** The environment's server, else the embedded one, which is made only where that is allowed. */
export async function reachDatabases(env: Environment, { mayMake = false } = {}): Promise<ReachedDatabases> {
  const { DATABASE_URL, DATABASE_PREFIX, DATA_DIR } = readConfig(configSchema, env);
  const server = DATABASE_URL
    ? await openNamedPostgres(DATABASE_URL)
    : await reachEmbeddedPostgres(resolve(DATA_DIR), { mayMake });
  const fullName = (name: DatabaseName) => `${DATABASE_PREFIX}${name}`;
  return {
    databaseUrl: (name) => server.urlFor(fullName(name)),
    ensure: (name) => server.ensureDatabase(fullName(name)),
    expect: async (names) => {
      const present = await namesOn(DATABASE_URL ?? server.urlFor('postgres'));
      const missing = names.map(fullName).filter((name) => !present.has(name));
      if (missing.length === 0) return;
      throw new Error(
        `There is no ${missing.join(', ')} on this server. Has the shop run there? DATABASE_PREFIX is “${DATABASE_PREFIX}”.`,
      );
    },
    close: () => server.stop(),
  };
}

async function namesOn(serverUrl: string): Promise<ReadonlySet<string>> {
  const server = openDatabase({ url: serverUrl, poolSize: 1 });
  try {
    return new Set(
      (await server.query<{ name: string }>('SELECT datname AS name FROM pg_database')).map((r) => r.name),
    );
  } finally {
    await server.close();
  }
}
