import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { ensureDataCluster } from './data-cluster.ts';
import { databaseUrl, ensureDatabase } from './ensure-database.ts';
import { lockFolder } from './folder-lock.ts';
import { freePort } from './free-port.ts';
import { stopLeftBehindServer } from './left-behind-server.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { asArguments, settingsForShop, settingsForTests } from './postgres-settings.ts';
import { quotedFolder, removeStaleSockets, serverAddress, socketFolderFor } from './server-address.ts';
import { spawnTethered, type TetheredProcess } from './tethered-process.ts';
import { unprivilegedUserFor, waysDownFromRoot, type UnprivilegedUser } from './unprivileged-user.ts';

// Long enough for a big shop to recover what a power cut left.
const answersWithinMs = 120_000;

export interface EmbeddedPostgres {
  urlFor(database: string): string;
  ensureDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  /** The server keeps everything in its `postgres` folder. */
  dataDir: string;
  /** Whether a commit has to survive a power cut. */
  durable: boolean;
  logger: { info(message: string): void };
  waysDown?: readonly UnprivilegedUser[];
}

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  const connected = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => undefined);
  return connected;
};

const untilItAnswers = async (server: TetheredProcess, url: string): Promise<boolean> => {
  for (let waitedMs = 0; waitedMs < answersWithinMs && server.running(); waitedMs += 50) {
    if (await answers(url)) return true;
    await delay(50);
  }
  return false;
};

const startServer = async ({ dataDir, durable, logger, waysDown = waysDownFromRoot }: Options) => {
  const { initdb, postgres } = await postgresBinaries();
  const user = await unprivilegedUserFor(postgres, waysDown);
  const folder = path.join(dataDir, 'postgres');
  const { dataFolder, password } = await ensureDataCluster({ folder, initdb, user, durable });
  const pidFile = path.join(dataFolder, 'postmaster.pid');
  await stopLeftBehindServer({ pidFile, mark: `-D ${dataFolder}`, stopSignal: 'SIGINT' });
  await removeStaleSockets(folder);
  logger.info(`Starting PostgreSQL on ${folder}`);

  const port = await freePort();
  const socketFolder = socketFolderFor(folder, port);
  const settings = asArguments({
    ...(durable ? settingsForShop : settingsForTests),
    ...(socketFolder === null ? {} : { unix_socket_directories: quotedFolder(socketFolder) }),
  });
  const logFile = path.join(dataDir, 'postgres.log');
  const log = await open(logFile, 'w', 0o600);
  const { uid, gid } = user;
  const server = spawnTethered([...user.prefix, postgres, '-D', dataFolder, '-p', String(port), ...settings], {
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
    // PostgreSQL's fast shutdown: it does not wait for clients to leave.
    stopSignal: 'INT',
    logFd: log.fd,
  });
  await log.close();

  const serverUrl = serverAddress({ password, port, socketFolder });
  if (!(await untilItAnswers(server, serverUrl))) {
    await server.stop();
    const lastLines = (await readFile(logFile, 'utf8')).trim().split('\n').slice(-5).join('\n');
    throw new Error(`PostgreSQL did not start. Its last words, from ${logFile}:\n${lastLines}`);
  }
  server.whenEndedUnasked(() => {
    logger.info(
      `PostgreSQL has ended by itself: nothing works without it. See ${logFile}; stop the shop and start it again.`,
    );
  });
  return { server, serverUrl };
};

/**
 * Starts the PostgreSQL that comes along, on a free port of 127.0.0.1 and a socket, over data in `dataDir`. It ends with this
 * process at the latest. Rejects with a sentence for people when the folder is in use or the server can't run.
 */
export const startEmbeddedPostgres = async (options: Options): Promise<EmbeddedPostgres> => {
  const dataDir = path.resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true });
  const lock = await lockFolder(dataDir);
  try {
    const { server, serverUrl } = await startServer({ ...options, dataDir });
    return {
      urlFor: (database) => databaseUrl(serverUrl, database),
      ensureDatabase: (name) => ensureDatabase(serverUrl, name),
      stop: async () => {
        await server.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
};
