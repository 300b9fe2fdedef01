import path from 'node:path';
import { databaseUrl, ensureDatabase } from '../../services/all-in-one/src/embedded/ensure-database.ts';
import { startEmbeddedPostgres } from '../../services/all-in-one/src/embedded/start-embedded-postgres.ts';
import { databaseNames } from '../processes.ts';
import { startMessageServer } from '../servers/message-servers.ts';
import type { Say, Server } from '../servers/server.ts';

export interface Stores {
  /** The PostgreSQL server, named by one of its databases. */
  serverUrl: string;
  databaseUrl: (name: string) => string;
  amqpUrl: string;
  redisUrl: string;
  stop(): Promise<void>;
}

interface Options {
  env: NodeJS.ProcessEnv;
  dataDir: string;
  say: Say;
}

const startPostgres = async ({ env, dataDir, say }: Options): Promise<Server> => {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: () => Promise.resolve() };
  const server = await startEmbeddedPostgres({ dataDir, durable: true, logger: { info: say } });
  return { url: server.urlFor('postgres'), stop: () => server.stop() };
};

/** The servers that the environment names, private ones in place of the others, and every database that the shop needs. */
export const openStores = async (options: Options): Promise<Stores> => {
  const { env, dataDir, say } = options;
  const started: Server[] = [];
  const keep = async (starting: Promise<Server>): Promise<string> => {
    const server = await starting;
    started.unshift(server);
    return server.url;
  };
  const stop = async () => {
    for (const server of started) await server.stop();
  };
  const message = (variable: string) => ({
    given: env[variable],
    variable,
    folder: path.join(dataDir, 'servers'),
    mayUseDocker: false,
    say,
  });
  const prefix = env.DATABASE_PREFIX || 'akwadaa_';
  try {
    const serverUrl = await keep(startPostgres(options));
    await Promise.all(databaseNames.map((name) => ensureDatabase(serverUrl, `${prefix}${name}`)));
    return {
      serverUrl,
      databaseUrl: (name) => databaseUrl(serverUrl, `${prefix}${name}`),
      amqpUrl: await keep(startMessageServer('rabbitmq', message('AMQP_URL'))),
      redisUrl: await keep(startMessageServer('redis', message('REDIS_URL'))),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
