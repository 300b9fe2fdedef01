import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRepository } from '../../../scripts/repository.ts';
import { createAdminIn } from '../src/create-admin-in.ts';
import type { ServiceName } from '../src/start-shop.ts';
import type { CrashingShop } from './faults/crash-while-paying.ts';
import { programOf } from './program.ts';
import { createShopDatabases } from './shop-databases.ts';
import { doorsOf, TEST_ADMIN } from './shop-doors.ts';
import { somePort } from './some-port.ts';

export interface OneProcessShop extends CrashingShop {
  /** `meanwhile` is done while nothing runs. */
  restart(options?: { killAt?: string; meanwhile?: () => Promise<unknown> }): Promise<void>;
  stop(): Promise<void>;
}

/** The whole shop as one process beside this one, which may be killed. */
export async function startOneProcessShop(): Promise<OneProcessShop> {
  const { databases, databaseUrl, drop } = await createShopDatabases();
  await createAdminIn(TEST_ADMIN, { databaseUrl, now: () => new Date() });
  const mediaDir = await mkdtemp(join(tmpdir(), 'one-process-shop-'));
  const port = await somePort();
  const urls = Object.fromEntries(Object.entries(databases).map(([name, { url }]) => [name, url]));
  const process = programOf({
    label: 'the shop in one process',
    args: ['--import', 'tsx', inRepository('services/all-in-one/test/one-process-shop.fixture.ts')],
    env: {
      ...{ PORT: String(port), MEDIA_DIR: mediaDir, SHOP_DATABASES: JSON.stringify(urls) },
      ...{ PASSWORD_HASH_COST: 'test', API_CALLS_PER_MINUTE: '1000000' },
    },
    readyWhen: /"listening"/,
  });
  const serviceUrl = (name: ServiceName) => {
    const told = process.output().match(/^\{"listening".*$/gm) ?? [];
    const { services } = JSON.parse(told.at(-1) ?? '{}') as { services: Record<string, string> };
    return services[name] ?? '';
  };
  await process.start();
  return {
    ...doorsOf({ url: `http://127.0.0.1:${port}`, serviceUrl, databaseUrl }),
    databases,
    restart: async ({ killAt, meanwhile } = {}) => {
      await process.stop();
      await meanwhile?.();
      await process.start(killAt ? { PAUSE_AT: `${killAt}=kill` } : {});
    },
    killed: process.killed,
    stop: async () => {
      await process.stop();
      await drop();
      await rm(mediaDir, { recursive: true, force: true });
    },
  };
}
