import path from 'node:path';
import { startEmbeddedPostgres } from '../../services/all-in-one/src/embedded/start-embedded-postgres.ts';
import { openNamedPostgres } from '../../services/all-in-one/src/named-servers/open-named-postgres.ts';
import { databaseNames } from '../processes.ts';
import { startMessageServer } from '../servers/message-servers.ts';
import type { Say, Server } from '../servers/server.ts';

export interface Databases {
  /** The PostgreSQL server, named by one of its databases. */
  serverUrl: string;
  databaseUrl: (name: string) => string;
  stop(): Promise<void>;
}

export interface Stores extends Databases {
  amqpUrl: string;
  redisUrl: string;
}

interface Options {
  env: NodeJS.ProcessEnv;
  dataDir: string;
  say: Say;
}

const openPostgres = async ({ env, dataDir, say }: Options) => {
  if (env.DATABASE_URL) return { ...(await openNamedPostgres(env.DATABASE_URL)), url: env.DATABASE_URL };
  const server = await startEmbeddedPostgres({ dataDir, durable: true, logger: { info: say } });
  return { ...server, url: server.urlFor('postgres') };
};

/** The server that the environment names, or a private one, with every database that the shop needs. */
export const openDatabases = async (options: Options): Promise<Databases> => {
  const { url, urlFor, ensureDatabase, stop } = await openPostgres(options);
  const prefix = options.env.DATABASE_PREFIX || 'akwadaa_';
  try {
    await Promise.all(databaseNames.map((name) => ensureDatabase(`${prefix}${name}`)));
  } catch (error) {
    await stop();
    throw error;
  }
  return { serverUrl: url, databaseUrl: (name) => urlFor(`${prefix}${name}`), stop };
};

/** The same with a broker and a cache. */
export const openStores = async (options: Options): Promise<Stores> => {
  const { env, dataDir, say } = options;
  const databases = await openDatabases(options);
  const started: Pick<Server, 'stop'>[] = [databases];
  const stop = async () => {
    for (const server of started) await server.stop();
  };
  const startMessages = async (kind: 'rabbitmq' | 'redis', variable: string): Promise<string> => {
    const folder = path.join(dataDir, 'servers');
    const server = await startMessageServer(kind, { given: env[variable], variable, folder, mayUseDocker: false, say });
    started.unshift(server);
    return server.url;
  };
  try {
    return {
      ...databases,
      amqpUrl: await startMessages('rabbitmq', 'AMQP_URL'),
      redisUrl: await startMessages('redis', 'REDIS_URL'),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
