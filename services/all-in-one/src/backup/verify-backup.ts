import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '@shop/chassis/errors/error-facts';
import { refusalOfMigrations } from './compare-migrations.ts';
import { factsOfFile, sameFacts } from './file-facts.ts';
import { manifestIn, mediaIn, tableIn } from './layout.ts';
import { type FileFacts, type Manifest, readManifest } from './manifest.ts';
import { migrationFoldersOf, migrationsIn } from './migration-folders.ts';

/**
 * Reads what a backup says of itself, and every file of it. Rejects with a sentence where it is none, where a file is missing or
 * not as it was written, or where this program can't make its tables.
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const text = await readFile(manifestIn(folder), 'utf8').catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new Error(`${manifestIn(folder)} is missing: that is no backup, or one that was cut off.`, { cause: error });
  });
  const manifest = readManifest(text);
  await verifyMigrations(manifest);
  for (const { name, tables } of manifest.databases) {
    for (const table of tables) await verifyFile(tableIn(folder, name, table.name), table.file);
  }
  for (const { path, file } of manifest.media) await verifyFile(join(mediaIn(folder), path), file);
  return manifest;
}

async function verifyMigrations({ databases }: Manifest): Promise<void> {
  for (const { name, migrations } of databases) {
    const folders = new Map(migrationFoldersOf(name).map(({ table, directory }) => [table, directory]));
    for (const [table, applied] of Object.entries(migrations)) {
      const directory = folders.get(table);
      const refusal = refusalOfMigrations(name, applied, directory ? await migrationsIn(directory) : []);
      if (refusal) throw new Error(refusal);
    }
  }
}

async function verifyFile(file: string, facts: FileFacts): Promise<void> {
  const found = await factsOfFile(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });
  if (!found) throw new Error(`${file} is missing from the backup. Nothing was restored.`);
  if (!sameFacts(found, facts)) {
    throw new Error(`${file} is damaged: it is not what the backup wrote. Nothing was restored.`);
  }
}
