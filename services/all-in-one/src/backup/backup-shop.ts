import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { DATABASES, type DatabaseName } from '../stores.ts';
import { copyMediaOut } from './copy-media.ts';
import { copyTableOut } from './copy-table.ts';
import { emptyFolder } from './empty-folder.ts';
import { databaseIn, FILE_MODE, FOLDER_MODE, manifestIn, mediaIn, tableIn } from './layout.ts';
import { type DatabaseBackup, type Manifest, writeManifest } from './manifest.ts';
import { readMigrations, readSequences, readTables } from './read-shape.ts';
import { openSession, openSessionIfThere, type Session } from './session.ts';
import { type CutSessions, takeCut } from './take-cut.ts';

interface Options {
  databaseUrl: (name: DatabaseName) => string;
  mediaDir: string;
  /** An absolute path; the folder is missing, or empty. */
  folder: string;
  say: (line: string) => void;
}

/**
 * Writes everything that the shop keeps into a folder, as of one moment, while the shop may run. Rejects with a sentence; what
 * was written by then is removed. The manifest comes last: a folder without one is no backup.
 */
export async function backupShop(options: Options): Promise<Omit<Manifest, 'format'>> {
  const { folder } = options;
  await claimFolder(folder);
  try {
    const manifest = await writeParts(options);
    const unfinished = `${manifestIn(folder)}.unfinished`;
    await writeFile(unfinished, writeManifest(manifest), { mode: FILE_MODE, flush: true });
    await rename(unfinished, manifestIn(folder));
    return manifest;
  } catch (error) {
    await emptyFolder(folder);
    throw error;
  }
}

async function claimFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  if ((await readdir(folder)).length > 0) {
    throw new Error(`${folder} is not empty. A backup goes into a new folder; nothing is overwritten.`);
  }
}

interface OpenDatabase extends CutSessions {
  name: DatabaseName;
}

async function writeParts({ databaseUrl, mediaDir, folder, say }: Options): Promise<Omit<Manifest, 'format'>> {
  const opened: OpenDatabase[] = [];
  try {
    for (const name of DATABASES) {
      const reading = await openWithTables(databaseUrl(name));
      if (!reading) continue;
      const locking = await openSession(databaseUrl(name)).catch(async (error: unknown) => {
        await reading.end();
        throw error;
      });
      opened.push({ name, reading, locking });
    }
    const { takenAt, heldMs } = await takeCut(opened);
    say(`The backup is of ${takenAt.toISOString()}; changes waited for ${Math.ceil(heldMs)} ms.`);
    const databases: DatabaseBackup[] = [];
    for (const one of opened) {
      const written = await writeDatabase(one, folder);
      say(`${one.name}: ${written.tables.length} tables, ${written.tables.reduce((sum, t) => sum + t.rows, 0)} rows`);
      databases.push(written);
    }
    const media = await copyMediaOut(mediaDir, mediaIn(folder));
    say(`media: ${media.length} files`);
    return { takenAt: takenAt.toISOString(), databases, media };
  } finally {
    await Promise.all(opened.flatMap(({ reading, locking }) => [reading.end(), locking.end()]));
  }
}

/** The sandbox has no database where a real provider stands in its place, or one in which it never ran. */
async function openWithTables(url: string): Promise<Session | null> {
  const session = await openSessionIfThere(url);
  if (!session) return null;
  let hasTables = false;
  try {
    const { rows } = await session.query(
      `SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' LIMIT 1`,
    );
    hasTables = rows.length > 0;
    return hasTables ? session : null;
  } finally {
    if (!hasTables) await session.end();
  }
}

async function writeDatabase({ name, reading }: OpenDatabase, folder: string): Promise<DatabaseBackup> {
  await mkdir(databaseIn(folder, name), { mode: FOLDER_MODE });
  const tables: DatabaseBackup['tables'] = [];
  for (const table of await readTables(reading, name)) {
    tables.push(await copyTableOut(reading, table, tableIn(folder, name, table.name)));
  }
  return {
    name,
    migrations: await readMigrations(reading, name),
    tables,
    sequences: await readSequences(reading),
  };
}
