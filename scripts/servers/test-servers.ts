import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../services/all-in-one/src/embedded/start-embedded-postgres.ts';
import { chromiumPath } from './chromium.ts';
import { startMessageServer } from './message-servers.ts';
import type { Say, Server } from './server.ts';

export interface TestServers {
  /** The addresses, under the names by which tests look for them. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const startPostgres = async (given: string | undefined, folder: string, say: Say): Promise<Server> => {
  if (given) return { url: given, stop: () => Promise.resolve() };
  const server = await startEmbeddedPostgres({ dataDir: folder, durable: false, logger: { info: say } });
  return { url: server.urlFor('postgres'), stop: () => server.stop() };
};

/** Everything that the tests need around them. What the environment does not name is started, and stopped afterwards. */
export const startTestServers = async (env: NodeJS.ProcessEnv, say: Say): Promise<TestServers> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'akwadaa-tests-'));
  const started: Server[] = [];
  const stop = async () => {
    await Promise.all(started.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  const keep = async (starting: Promise<Server>) => {
    const server = await starting;
    started.push(server);
    return server.url;
  };
  const own = (variable: string) => ({ given: env[variable], variable, folder, mayUseDocker: true, say });
  try {
    const urls = await Promise.allSettled([
      keep(startPostgres(env.TEST_DATABASE_URL, folder, say)),
      keep(startMessageServer('rabbitmq', own('TEST_AMQP_URL'))),
      keep(startMessageServer('redis', own('TEST_REDIS_URL'))),
    ]);
    const [database = '', amqp = '', redis = ''] = urls.map((result) => {
      if (result.status === 'rejected') throw result.reason;
      return result.value;
    });
    const CHROMIUM = await chromiumPath(env, say);
    return { env: { TEST_DATABASE_URL: database, TEST_AMQP_URL: amqp, TEST_REDIS_URL: redis, CHROMIUM }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
