import { resolve } from 'node:path';
import type { Bus } from '@shop/chassis/bus/bus';
import { createPostgresDeadLetterStore, migrateDeadLetters } from '@shop/chassis/bus/dead-letter-store';
import { createInProcessBus } from '@shop/chassis/bus/in-process-bus';
import type { Cache } from '@shop/chassis/cache/cache';
import { createMemoryCache } from '@shop/chassis/cache/memory-cache';
import { migrate } from '@shop/chassis/database/migrate';
import { openDatabase, type PostgresDatabase } from '@shop/chassis/database/postgres';
import type { Logger } from '@shop/chassis/log/logger';
import { emptyDatabase } from './empty-database.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { openNamedPostgres } from './named-servers/open-named-postgres.ts';
import type { ShopConfig } from './shop-config.ts';

/** One database for each service, one for the sandbox provider, and one for what this process keeps itself. */
export const DATABASES = ['identity', 'catalog', 'orders', 'payment', 'content', 'sandbox', 'house'] as const;
export type DatabaseName = (typeof DATABASES)[number];

/** Where a shop keeps its things. */
export interface Stores {
  databaseUrl(name: DatabaseName): string;
  /** Dead letters of the bus in this process, and whether the demo was made. */
  house: PostgresDatabase;
  /** A bus and a cache in this process; who starts a shop on them has them closed with it. */
  privateBus(): Bus;
  privateCache(now?: () => Date): Cache;
  mediaDir: string;
  /** Empties the databases of the services and of the sandbox. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

interface Teller {
  /** Tells the person at the terminal. */
  info: (message: string) => void;
  logger: Logger;
}

/** Opens the embedded parts, each but where the environment names a real server in its place. */
export async function openStores(config: ShopConfig, { info, logger }: Teller): Promise<Stores> {
  const dataDir = resolve(config.DATA_DIR);
  const server = await openServer(config, dataDir, info);
  try {
    const nameOf = (name: DatabaseName) => `${config.DATABASE_PREFIX}${name}`;
    for (const name of DATABASES) await server.ensureDatabase(nameOf(name));
    const houseUrl = server.urlFor(nameOf('house'));
    await migrate({ url: houseUrl, service: 'all-in-one', logger });
    await migrateDeadLetters(houseUrl);
    const house = openDatabase({ url: houseUrl, logger });
    return {
      databaseUrl: (name) => server.urlFor(nameOf(name)),
      house,
      privateBus: () => createInProcessBus({ logger, deadLetters: createPostgresDeadLetterStore(house) }),
      privateCache: (now) => createMemoryCache(now ? { now } : {}),
      mediaDir: config.MEDIA_DIR ?? resolve(dataDir, 'media'),
      empty: async () => {
        for (const name of DATABASES.filter((one) => one !== 'house')) await emptyDatabase(server.urlFor(nameOf(name)));
      },
      close: async () => {
        await house.close();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function openServer({ DATABASE_URL }: ShopConfig, dataDir: string, info: Teller['info']) {
  return DATABASE_URL
    ? openNamedPostgres(DATABASE_URL)
    : startEmbeddedPostgres({ dataDir, durable: true, logger: { info } });
}
