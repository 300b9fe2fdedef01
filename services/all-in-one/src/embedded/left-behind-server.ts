import { readFile, rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { commandOf } from './process-identity.ts';

const withinMs = 30_000;

const processIn = async (pidFile: string): Promise<number | undefined> => {
  const firstLine = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0];
  const pid = Number(firstLine);
  return pid > 0 ? pid : undefined;
};

interface LeftBehind {
  pidFile: string;
  /** What only this server's command line holds: its own data folder, say. */
  mark: string;
  stopSignal: 'SIGINT' | 'SIGTERM';
}

/**
 * Stops the server that a killed run left on a data folder, or waits until it has stopped, and removes the note of its
 * process id: by now another process may have that id, which the server would take for itself.
 */
export const stopLeftBehindServer = async ({ pidFile, mark, stopSignal }: LeftBehind): Promise<void> => {
  const pid = await processIn(pidFile);
  if (pid === undefined) return;
  const isOurs = async () => (await commandOf(pid))?.includes(mark) ?? false;
  if (await isOurs()) process.kill(pid, stopSignal);
  for (let waitedMs = 0; await isOurs(); waitedMs += 50) {
    if (waitedMs > withinMs) throw new Error(`A server left behind by an earlier run (process ${pid}) does not stop.`);
    await delay(50);
  }
  await rm(pidFile, { force: true });
};
