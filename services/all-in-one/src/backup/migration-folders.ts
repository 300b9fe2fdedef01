import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationsOf, projectRoot } from '@shop/chassis/database/project-root';
import type { DatabaseName } from '../stores.ts';

/** A table that keeps the names of applied migrations, and the folder of their files. */
export interface MigrationFolder {
  table: string;
  directory: string;
}

/** What a database's tables are made of, in the order in which it is applied. */
export function migrationFoldersOf(name: DatabaseName): MigrationFolder[] {
  if (name === 'sandbox') {
    return [
      { table: 'sandbox_migration', directory: join(projectRoot(), 'services', 'payment', 'sandbox-migrations') },
    ];
  }
  const common = { table: 'chassis_migration', directory: migrationsOf('chassis') };
  if (name !== 'house') return [common, { table: 'service_migration', directory: migrationsOf(name) }];
  return [
    common,
    { table: 'service_migration', directory: migrationsOf('all-in-one') },
    { table: 'dead_letter_migration', directory: join(migrationsOf('chassis'), 'dead-letters') },
  ];
}

/** The names of a folder's migrations, in their order. */
export async function migrationsIn(directory: string): Promise<string[]> {
  const files = await readdir(directory);
  return files
    .filter((file) => /^\d+-.*\.sql$/.test(file))
    .map((file) => file.slice(0, -'.sql'.length))
    .toSorted();
}
