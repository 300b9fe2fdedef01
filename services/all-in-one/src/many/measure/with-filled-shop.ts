import { type Environment, readConfig } from '@shop/chassis/config/read-config';
import { openDatabase, type PostgresDatabase } from '@shop/chassis/database/postgres';
import { createLogger } from '@shop/chassis/log/logger';
import { shopConfigSchema } from '../../shop-config.ts';
import { SERVICE_NAMES, type ServiceName, startShop } from '../../start-shop.ts';
import { openStores } from '../../stores.ts';
import { signInCallers } from './callers.ts';
import type { MeasureParts } from './measure-list.ts';
import { createOverhearing } from './overhear.ts';
import { createPatience } from './patience.ts';

const MANY_CALLS = '10000000';
const PATIENCE_MS = 20 * 60_000;

/** Starts the shop on its store in this process, on parts of its own, and stops it when the work is done. */
export async function withFilledShop<Result>(
  env: Environment,
  work: (parts: MeasureParts) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(shopConfigSchema, env);
  const logger = createLogger({ service: 'measure-lists', level: 'warn' });
  const stores = await openStores(config, { info: () => undefined, logger });
  const overhearing = createOverhearing();
  const databases = Object.fromEntries(
    SERVICE_NAMES.map((name) => [name, openDatabase({ url: stores.databaseUrl(name), poolSize: 2 })]),
  ) as Record<ServiceName, PostgresDatabase>;
  try {
    const shop = await startShop({
      port: 0,
      host: '127.0.0.1',
      databaseUrl: stores.databaseUrl,
      bus: stores.privateBus(),
      cache: stores.privateCache(),
      mediaDir: stores.mediaDir,
      logger: () => logger,
      onStatement: overhearing.onStatement,
      env: { API_CALLS_PER_MINUTE: MANY_CALLS },
    });
    try {
      overhearing.listenTo(shop, SERVICE_NAMES);
      return await work({
        ...{ shopUrl: shop.url, callers: await signInCallers(shop.url), overhearing, databases, logger },
        untilIdle: createPatience(PATIENCE_MS),
      });
    } finally {
      await shop.stop();
    }
  } finally {
    overhearing.stop();
    await Promise.all(Object.values(databases).map((database) => database.close()));
    await stores.close();
  }
}
