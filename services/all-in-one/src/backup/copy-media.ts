import { createReadStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '@shop/chassis/errors/error-facts';
import { sameFacts, writeMeasured } from './file-facts.ts';
import { FILE_MODE, FOLDER_MODE } from './layout.ts';
import type { MediaBackup } from './manifest.ts';

/** Uploads that have not arrived whole lie there; no row names them. */
const UNFINISHED = '.incoming';

const isMissing = (error: unknown) => codeOf(error) === 'ENOENT';

/** The files under a folder, by their paths in it with `/` between; none where there is no such folder. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const below = await Promise.all(
    entries.map(async (entry) => {
      if (entry.isDirectory()) return (await filesIn(join(folder, entry.name))).map((path) => `${entry.name}/${path}`);
      return entry.isFile() ? [entry.name] : [];
    }),
  );
  return below.flat().toSorted();
}

export const hasFiles = async (folder: string): Promise<boolean> => (await filesIn(folder)).length > 0;

/**
 * Copies the files of the shop. Taken after the databases' snapshots they hold every file that a snapshot names, as a file is
 * there before its row; but for those that the running shop has removed since.
 */
export async function copyMediaOut(mediaDir: string, folder: string): Promise<MediaBackup[]> {
  const copied: MediaBackup[] = [];
  for (const path of (await filesIn(mediaDir)).filter((one) => !one.startsWith(`${UNFINISHED}/`))) {
    const source = await openIfThere(join(mediaDir, path));
    if (!source) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true, mode: FOLDER_MODE });
    copied.push({ path, file: await writeMeasured(join(folder, path), source, { mode: FILE_MODE }) });
  }
  return copied;
}

async function openIfThere(file: string) {
  const stream = createReadStream(file);
  try {
    await new Promise((resolve, reject) => stream.once('open', resolve).once('error', reject));
    return stream;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Puts the files where the shop looks for them. */
export async function copyMediaIn(media: readonly MediaBackup[], folder: string, mediaDir: string): Promise<void> {
  for (const { path, file } of media) {
    const target = join(mediaDir, path);
    await mkdir(dirname(target), { recursive: true });
    const written = await writeMeasured(target, createReadStream(join(folder, path)));
    if (!sameFacts(written, file)) throw new Error(`${path} did not arrive whole.`);
  }
}
