import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@shop/chassis/database/postgres';
import { eventually } from '@shop/testing/eventually';
import { ensureDataCluster } from '../../src/embedded/data-cluster.ts';
import { postgresBinaries } from '../../src/embedded/postgres-binaries.ts';
import { asArguments, type Settings, settingsForShop } from '../../src/embedded/postgres-settings.ts';
import { spawnTethered, type TetheredProcess } from '../../src/embedded/tethered-process.ts';
import { unprivilegedUserFor } from '../../src/embedded/unprivileged-user.ts';
import { somePort } from '../some-port.ts';

export interface StoppablePostgres {
  /** Stays the same over all of its lives. */
  url: string;
  /** SIGINT has it say goodbye to its clients without waiting for them, SIGKILL is a power cut. */
  stop(how: 'SIGINT' | 'SIGKILL'): Promise<void>;
  /** Starts it again over the same data. */
  start(): Promise<void>;
}

const STARTED_MS = 60_000;

/** A PostgreSQL of the test's own, with everything it keeps in one folder: what it has answered is on disk. */
export async function startStoppablePostgres(folder: string, settings: Settings = {}): Promise<StoppablePostgres> {
  const { initdb, postgres } = await postgresBinaries();
  const user = await unprivilegedUserFor(postgres);
  const cluster = { folder: join(folder, 'postgres'), initdb, user, durable: true };
  const { dataFolder, password } = await ensureDataCluster(cluster);
  const port = await somePort();
  const url = `postgres://shop:${password}@127.0.0.1:${port}/postgres`;
  const command = [
    ...[...user.prefix, postgres, '-D', dataFolder, '-p', String(port)],
    ...asArguments({ ...settingsForShop, ...settings }),
  ];
  let server: TetheredProcess;

  const start = async () => {
    const log = await open(join(folder, 'postgres.log'), 'a', 0o600);
    const { uid, gid } = user;
    const ids = uid === undefined || gid === undefined ? {} : { uid, gid };
    server = spawnTethered(command, { ...ids, stopSignal: 'INT', logFd: log.fd });
    await log.close();
    await untilItAnswers(url);
  };
  await start();
  return {
    url,
    start,
    stop: async (how) => {
      if (how === 'SIGINT') return server.stop();
      const [pid] = (await readFile(join(dataFolder, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), how);
      await server.exited;
    },
  };
}

async function untilItAnswers(url: string): Promise<void> {
  const database = openDatabase({ url, poolSize: 1 });
  try {
    await eventually('PostgreSQL answers', () => database.ping().then(() => true), { withinMs: STARTED_MS });
  } finally {
    await database.close();
  }
}
