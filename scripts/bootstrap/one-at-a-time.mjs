import { mkdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const beatMs = 1_000;
// A holder that was killed stops touching its mark.
const staleAfterMs = 10_000;

const take = async (mark) =>
  mkdir(mark).then(
    () => true,
    (error) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

const isStale = async (mark) =>
  stat(mark).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > staleAfterMs,
    () => false,
  );

/** Does the work while no other process on this clone does the same; waits for the other first, and says what for. */
export const oneAtATime = async (mark, reason, work) => {
  await mkdir(path.dirname(mark), { recursive: true });
  for (let told = false; !(await take(mark)); told = true) {
    if (!told) console.log(`Waiting: ${reason} by another command.`);
    if (await isStale(mark)) await rm(mark, { recursive: true, force: true });
    else await delay(500);
  }
  const beat = setInterval(() => {
    const now = new Date();
    utimes(mark, now, now).catch(() => undefined);
  }, beatMs);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    await rm(mark, { recursive: true, force: true });
  }
};
