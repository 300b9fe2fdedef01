import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { spawnTethered, type TetheredProcess } from '../../services/all-in-one/src/embedded/tethered-process.ts';

interface Options {
  name: string;
  /** Takes the log, and whatever else the server keeps. */
  folder: string;
  env?: NodeJS.ProcessEnv;
  isReady: () => Promise<boolean>;
  withinMs?: number;
}

/** Starts a server that ends with this process, and waits until it is ready. Rejects with the end of its log. */
export const startProgram = async (
  command: readonly string[],
  { name, folder, env = process.env, isReady, withinMs = 60_000 }: Options,
): Promise<TetheredProcess> => {
  await mkdir(folder, { recursive: true });
  const logFile = path.join(folder, `${name}.log`);
  const log = await open(logFile, 'w', 0o600);
  const server = spawnTethered(command, { env, logFd: log.fd });
  await log.close();
  const deadline = performance.now() + withinMs;
  while (server.running() && performance.now() < deadline) {
    if (await isReady()) {
      server.whenEndedUnasked(() => {
        console.error(`${name} has ended by itself. See ${logFile}; stop what runs here and start it again.`);
      });
      return server;
    }
    await delay(50);
  }
  await server.stop();
  const lastLines = (await readFile(logFile, 'utf8')).trim().split('\n').slice(-8).join('\n');
  throw new Error(`${name} did not start. Its last words, from ${logFile}:\n${lastLines}`);
};
