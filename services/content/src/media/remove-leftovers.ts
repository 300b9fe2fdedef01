import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { incomingFolder } from './media-folder.ts';

/** No upload takes longer: what is older was left by a crash. Younger ones may be another replica's. */
const LEFT_AFTER_MS = 3600 * 1000;

/** Removes what crashes left of unfinished uploads. */
export async function removeLeftovers(mediaDir: string, now: Date): Promise<void> {
  const folder = incomingFolder(mediaDir);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > LEFT_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}
