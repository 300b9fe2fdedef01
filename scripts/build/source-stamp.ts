import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRepository } from '../repository.ts';

/** What the build itself is made of: everything is built anew when it changes. */
const buildTools = ['package-lock.json', 'scripts/build', 'scripts/processes.ts'];

const leftOut = new Set(['node_modules', 'dist', '.data', '.vite']);

const filesUnder = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const sources = entries.filter(({ name }) => !leftOut.has(name) && !name.includes('.test.'));
  const below = await Promise.all(
    sources.map(async (entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(file) : [file];
    }),
  );
  return below.flat();
};

/** One word for the whole content of some folders and files: it changes when any source in them does. */
export const sourceStamp = async (sources: readonly string[]): Promise<string> => {
  const found = sources.map((source) => inRepository(source)).filter((source) => existsSync(source));
  const files = await Promise.all(found.map(async (source) => (path.extname(source) ? [source] : filesUnder(source))));
  const hash = createHash('sha256');
  for (const file of files.flat().sort())
    hash
      .update(`${file}\0`)
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
};

/** Runs the work that fills a folder unless the folder was filled from the same sources. Answers whether it ran. */
export const unlessBuilt = async (
  folder: string,
  sources: readonly string[],
  work: () => Promise<void>,
): Promise<boolean> => {
  const stampFile = inRepository(folder, '.built-from');
  const stamp = await sourceStamp([...buildTools, ...sources]);
  const last = await readFile(stampFile, 'utf8').catch(() => '');
  if (last === stamp) return false;
  await work();
  await writeFile(stampFile, stamp);
  return true;
};
