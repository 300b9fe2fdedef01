import { messageOf } from '@shop/chassis/errors/error-facts';
import { DATABASES, type DatabaseName } from '../stores.ts';
import { copyMediaIn, hasFiles } from './copy-media.ts';
import { emptyFolder } from './empty-folder.ts';
import { mediaIn } from './layout.ts';
import type { Manifest } from './manifest.ts';
import { restoreDatabase } from './restore-database.ts';
import { databaseNameOf, openSessionIfThere } from './session.ts';
import { dropDatabase, dropUnfinished, makeUnfinished, putInPlace, unfinishedUrl } from './unfinished-database.ts';

interface Options {
  databaseUrl: (name: DatabaseName) => string;
  mediaDir: string;
  folder: string;
  /** As verified. */
  manifest: Manifest;
  say: (line: string) => void;
}

/**
 * Makes the shop of a backup where there is none: aside, and in its place once all of it is there. Rejects with a sentence that
 * names the step; whatever this restore had made by then is taken away again.
 */
export async function restoreShop(options: Options): Promise<void> {
  await expectNothing(options);
  const undo: (() => Promise<void>)[] = [];
  try {
    await makeShop(options, undo);
  } catch (error) {
    for (const undoOne of undo) await step(`${messageOf(error)} And it could not be taken away again`, undoOne);
    throw error;
  }
}

async function makeShop(
  { databaseUrl, mediaDir, folder, manifest, say }: Options,
  undo: (() => Promise<void>)[],
): Promise<void> {
  const restoredAt = new Date();
  for (const backup of manifest.databases) {
    const url = databaseUrl(backup.name);
    await step(`The database ${backup.name} could not be restored`, async () => {
      undo.unshift(() => dropUnfinished(url));
      await makeUnfinished(url);
      await restoreDatabase({ url: unfinishedUrl(url), folder, backup, restoredAt });
    });
    say(
      `${backup.name}: ${backup.tables.length} tables, ${backup.tables.reduce((sum, { rows }) => sum + rows, 0)} rows`,
    );
  }
  await step('The media files could not be restored', async () => {
    undo.unshift(() => emptyFolder(mediaDir));
    await copyMediaIn(manifest.media, mediaIn(folder), mediaDir);
  });
  say(`media: ${manifest.media.length} files`);
  for (const { name } of manifest.databases) {
    await step(`The database ${name} could not be put in its place`, () => putInPlace(databaseUrl(name)));
    undo.unshift(() => dropDatabase(databaseUrl(name)));
  }
}

async function step(whatFails: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new Error(`${whatFails}: ${messageOf(error) || String(error)}`, { cause: error });
  }
}

/** Throws, with a sentence, where anything would be overwritten. */
async function expectNothing({ databaseUrl, mediaDir }: Options): Promise<void> {
  const used: string[] = [];
  for (const name of DATABASES) {
    const session = await openSessionIfThere(databaseUrl(name));
    if (!session) continue;
    const { rows } = await session
      .query(
        `SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
         WHERE c.relkind IN ('r', 'p') AND n.nspname <> 'information_schema' AND n.nspname NOT LIKE 'pg\\_%' LIMIT 1`,
      )
      .finally(() => session.end());
    if (rows.length > 0) used.push(databaseNameOf(databaseUrl(name)));
  }
  if (used.length > 0) {
    throw new Error(
      `There are tables in ${used.join(', ')} already, and a restore overwrites nothing. Name another DATA_DIR, DATABASE_URL or DATABASE_PREFIX.`,
    );
  }
  if (await hasFiles(mediaDir)) {
    throw new Error(
      `There are files in ${mediaDir} already, and a restore overwrites nothing. MEDIA_DIR names another.`,
    );
  }
}
