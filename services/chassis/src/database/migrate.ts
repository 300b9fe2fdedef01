import { runner } from 'node-pg-migrate';
import type { Logger } from '../log/logger.ts';
import { migrationsOf } from './project-root.ts';

export interface MigrationOptions {
  url: string;
  service: string;
  /** Where the service's own SQL files are; `services/<service>/migrations` unless told. */
  directory?: string | undefined;
  logger?: Logger | undefined;
}

/** Brings a database forward: first what every service has, then the service's own. Several processes may do it at once. */
export async function migrate({ url, service, directory, logger }: MigrationOptions): Promise<void> {
  await migrateFrom({ url, directory: migrationsOf('chassis'), table: 'chassis_migration', logger });
  const own = directory ?? migrationsOf(service);
  if (own === migrationsOf('chassis')) return;
  await migrateFrom({ url, directory: own, table: 'service_migration', logger });
}

/** Runs the files of one folder that the table does not know yet, in the order of their numbers. */
export async function migrateFrom({
  url,
  directory,
  table,
  logger,
}: {
  url: string;
  directory: string;
  table: string;
  logger?: Logger | undefined;
}): Promise<void> {
  await runner({
    databaseUrl: url,
    dir: directory,
    // Subfolders and files that are no migrations don't count.
    ignorePattern: '(?!\\d+-.*\\.sql$).*',
    migrationsTable: table,
    direction: 'up',
    advisoryLockMode: 'wait',
    logger: {
      debug: () => undefined,
      info: (message) => logger?.debug(message),
      warn: (message) => logger?.warn(message),
      error: (message) => logger?.error(message),
    },
  });
}
