import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bus } from '@shop/chassis/bus/bus';
import { createInProcessBus } from '@shop/chassis/bus/in-process-bus';
import { createMemoryCache } from '@shop/chassis/cache/memory-cache';
import { createLogger } from '@shop/chassis/log/logger';
import type { TestDatabase } from '@shop/testing/test-database';
import { type Clock, createClock } from '../src/clock.ts';
import { createAdminIn } from '../src/create-admin-in.ts';
import { type RunningShop, startShop } from '../src/start-shop.ts';
import type { DatabaseName } from '../src/stores.ts';
import { createShopDatabases } from './shop-databases.ts';
import { doorsOf, type ShopDoors, TEST_ADMIN } from './shop-doors.ts';

export { TEST_ADMIN } from './shop-doors.ts';

export interface TestShop extends RunningShop, ShopDoors {
  clock: Clock;
  /** Takes everything out of the cache, as its restart would. */
  emptyCache(): Promise<void>;
  databases: Readonly<Record<DatabaseName, TestDatabase>>;
}

const logger = (service: string) => createLogger({ service, level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });

/** The whole shop in this process, on databases of its own, with an admin and nothing else. */
export async function startTestShop(
  env: Record<string, string> = {},
  bus: Bus = createInProcessBus({ logger: logger('bus') }),
): Promise<TestShop> {
  const { databases, databaseUrl, drop } = await createShopDatabases();
  const mediaDir = await mkdtemp(join(tmpdir(), 'shop-media-'));
  const clock = createClock();
  const cache = createMemoryCache({ now: clock.now });
  await createAdminIn(TEST_ADMIN, { databaseUrl, now: clock.now });
  const shop = await startShop({
    port: 0,
    host: '127.0.0.1',
    databaseUrl,
    bus,
    cache,
    mediaDir,
    storefrontDir: env['STOREFRONT_DIR'],
    backofficeDir: env['BACKOFFICE_DIR'],
    now: clock.now,
    logger,
    env: { PASSWORD_HASH_COST: 'test', API_CALLS_PER_MINUTE: '1000000', ...env },
  });
  return {
    ...shop,
    ...doorsOf({ url: shop.url, serviceUrl: shop.serviceUrl, databaseUrl }),
    clock,
    emptyCache: cache.close,
    databases,
    stop: async () => {
      await shop.stop();
      await drop();
      await rm(mediaDir, { recursive: true, force: true });
    },
  };
}
