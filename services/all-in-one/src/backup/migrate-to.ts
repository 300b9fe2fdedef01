import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateFrom } from '@shop/chassis/database/migrate';
import type { DatabaseBackup } from './manifest.ts';
import { migrationFoldersOf } from './migration-folders.ts';

/** Brings an empty database as far as the backup's was, and no further: what came later is applied when the shop starts. */
export async function migrateTo(url: string, { name, migrations }: DatabaseBackup): Promise<void> {
  for (const { table, directory } of migrationFoldersOf(name)) {
    const applied = migrations[table];
    if (!applied) continue;
    const those = await mkdtemp(join(tmpdir(), 'migrations-'));
    try {
      for (const migration of applied)
        await copyFile(join(directory, `${migration}.sql`), join(those, `${migration}.sql`));
      await migrateFrom({ url, directory: those, table });
    } finally {
      await rm(those, { recursive: true, force: true });
    }
  }
}
