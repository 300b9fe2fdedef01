import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '@shop/chassis/errors/error-facts';

/** Removes what a folder holds, and leaves the folder: it may be a mounted one. */
export async function emptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown): string[] => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
}
