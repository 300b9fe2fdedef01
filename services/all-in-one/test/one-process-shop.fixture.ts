import { createPostgresDeadLetterStore, migrateDeadLetters } from '@shop/chassis/bus/dead-letter-store';
import { createInProcessBus } from '@shop/chassis/bus/in-process-bus';
import { createMemoryCache } from '@shop/chassis/cache/memory-cache';
import { openDatabase } from '@shop/chassis/database/postgres';
import { createLogger } from '@shop/chassis/log/logger';
import { startShop } from '../src/start-shop.ts';
import type { DatabaseName } from '../src/stores.ts';
import { untilToldToStop } from '../src/until-told-to-stop.ts';

/** The shop in one process, on databases that it is told, so that tests may kill it. It says where its parts are. */
const urls = JSON.parse(process.env['SHOP_DATABASES'] ?? '{}') as Record<DatabaseName, string>;
const logger = (service: string) => createLogger({ service, level: 'warn' });
await migrateDeadLetters(urls.house);
const house = openDatabase({ url: urls.house });

const shop = await startShop({
  port: Number(process.env['PORT']),
  host: '127.0.0.1',
  databaseUrl: (name) => urls[name],
  bus: createInProcessBus({ logger: logger('bus'), deadLetters: createPostgresDeadLetterStore(house) }),
  cache: createMemoryCache(),
  mediaDir: process.env['MEDIA_DIR'] ?? '',
  logger,
  env: process.env,
});
const services = { identity: shop.serviceUrl('identity'), catalog: shop.serviceUrl('catalog') };
process.stdout.write(`${JSON.stringify({ listening: shop.url, services })}\n`);

await untilToldToStop();
await shop.stop();
await house.close();
