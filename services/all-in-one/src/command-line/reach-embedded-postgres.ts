import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@shop/chassis/database/postgres';
import { databaseUrl, ensureDatabase } from '../embedded/ensure-database.ts';
import { FolderInUse } from '../embedded/folder-lock.ts';
import { serverAddress } from '../embedded/server-address.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded/start-embedded-postgres.ts';

/** Where PostgreSQL's own note of its process tells the port and the folder of its socket, if it has one. */
const PORT_LINE = 3;
const SOCKET_LINE = 4;

/** A shop that starts holds its folder before its server answers, and one that stops for a while after. */
const PATIENCE_MS = 30_000;
const BETWEEN_MS = 100;

const textOf = (file: string) => readFile(file, 'utf8').catch(() => '');

async function answers(url: string): Promise<boolean> {
  const database = openDatabase({ url, poolSize: 1 });
  try {
    await database.ping();
    return true;
  } catch {
    return false;
  } finally {
    await database.close();
  }
}

/** The address of the server that a running shop has on its data folder; null where none answers. */
async function addressOfRunning(dataDir: string): Promise<string | null> {
  const folder = path.join(dataDir, 'postgres');
  const lines = (await textOf(path.join(folder, 'data', 'postmaster.pid'))).split('\n');
  const port = Number(lines[PORT_LINE]);
  const password = (await textOf(path.join(folder, 'password'))).trim();
  if (!port || !password) return null;
  const url = serverAddress({ password, port, socketFolder: lines[SOCKET_LINE] || null });
  return (await answers(url)) ? url : null;
}

const hasData = (dataDir: string) =>
  access(path.join(dataDir, 'postgres', 'data', 'PG_VERSION')).then(
    () => true,
    () => false,
  );

/**
 * The embedded server over a shop's data: that of the running shop, else one of this process's own until it is stopped.
 * Waits for a shop that is just starting or stopping. Rejects with a sentence where there are no data yet, unless they may be made.
 */
export async function reachEmbeddedPostgres(
  dataDir: string,
  { mayMake, patienceMs = PATIENCE_MS }: { mayMake: boolean; patienceMs?: number },
): Promise<EmbeddedPostgres> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const running = await addressOfRunning(dataDir);
    if (running) return leftRunning(running);
    if (!mayMake && !(await hasData(dataDir))) {
      throw new Error(
        `There is no shop in ${dataDir} yet. npm start makes one; DATA_DIR names another folder, DATABASE_URL a server.`,
      );
    }
    try {
      return await startEmbeddedPostgres({ dataDir, durable: true, logger: { info: () => undefined } });
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      if (performance.now() > deadline) {
        throw new Error(`The shop in ${dataDir} is just starting or stopping. Try again in some seconds.`, {
          cause: error,
        });
      }
    }
    await pause(BETWEEN_MS);
  }
}

const leftRunning = (url: string): EmbeddedPostgres => ({
  urlFor: (name) => databaseUrl(url, name),
  ensureDatabase: (name) => ensureDatabase(url, name),
  stop: () => Promise.resolve(),
});
