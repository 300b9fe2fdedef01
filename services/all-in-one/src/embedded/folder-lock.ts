import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { startOf } from './process-identity.ts';

interface Holder {
  pid: number;
  start: string | undefined;
}

const holderIn = async (file: string): Promise<Holder | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
};

// By a rename, which only one of several starters can win. Who finds that it moved a fresh lock puts that back.
const setAside = async (file: string, dead: Holder): Promise<void> => {
  const aside = `${file}-${randomUUID()}`;
  await rename(file, aside).catch(() => undefined);
  const moved = await holderIn(aside);
  if (moved && (moved.pid !== dead.pid || moved.start !== dead.start)) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
};

const isAlive = async ({ pid, start }: Holder) => start !== undefined && (await startOf(pid)) === start;

/** Somebody else holds the folder. */
export class FolderInUse extends Error {}

/**
 * Takes a folder for this process alone. What a killed process left behind is taken over, also when its id has been
 * given to another process since. Rejects with a sentence when somebody holds it.
 */
export const lockFolder = async (folder: string): Promise<{ release(): Promise<void> }> => {
  const file = path.join(folder, 'in-use.json');
  const mine = path.join(folder, `in-use-${randomUUID()}`);
  await writeFile(mine, JSON.stringify({ pid: process.pid, start: await startOf(process.pid) } satisfies Holder));
  try {
    const holder = await holderIn(file);
    if (holder && !(await isAlive(holder))) await setAside(file, holder);
    // A link appears whole or not at all, so nobody ever reads a half-written holder.
    await link(mine, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = await holderIn(file);
    throw new FolderInUse(
      `Another shop (process ${holder?.pid ?? 'unknown'}) is running on ${folder}. ` +
        'Stop it first, or set DATA_DIR to another folder.',
      { cause: error },
    );
  } finally {
    await rm(mine, { force: true });
  }
  return { release: () => rm(file, { force: true }) };
};
