import { Redis } from 'ioredis';
import { findOrInstall } from '../../../../scripts/servers/find-or-install.ts';
import { portAnswers } from '../../../../scripts/servers/port-answers.ts';
import { startProgram } from '../../../../scripts/servers/start-program.ts';
import { somePort } from '../some-port.ts';

export interface StoppableRedis {
  /** Stays the same over all of its lives. */
  url: string;
  stop(): Promise<void>;
  /** Starts it again; it has forgotten everything. */
  start(): Promise<void>;
  /** Has it stand still, so that it takes calls and answers none, until it is to go on. */
  freeze(): Promise<void>;
  thaw(): void;
  forgetAll(): Promise<void>;
}

const REDIS = {
  name: 'Redis',
  programs: ['redis-server', 'valkey-server'],
  debianPackages: ['redis-server'],
  variable: 'TEST_REDIS_URL',
};
const STARTED_MS = 15_000;

/** A Redis of the test's own; it keeps nothing on disk. */
export async function startStoppableRedis(folder: string): Promise<StoppableRedis> {
  const program = await findOrInstall(REDIS, (sentence) => void process.stderr.write(`${sentence}\n`));
  const port = await somePort();
  const url = `redis://127.0.0.1:${port}`;
  const command = [
    ...[program, '--bind', '127.0.0.1', '--port', String(port)],
    ...['--save', '', '--appendonly', 'no', '--dir', folder],
  ];
  const begin = () =>
    startProgram(command, { name: 'redis', folder, isReady: () => portAnswers(port), withinMs: STARTED_MS });
  let server = await begin();
  let frozen: number | undefined;

  const thaw = () => {
    if (frozen !== undefined) process.kill(frozen, 'SIGCONT');
    frozen = undefined;
  };
  return {
    url,
    stop: () => server.stop(),
    start: async () => {
      server = await begin();
    },
    freeze: async () => {
      const facts = await told(url, (redis) => redis.info('server'));
      frozen = Number(/^process_id:(\d+)/m.exec(facts)?.[1]);
      process.kill(frozen, 'SIGSTOP');
    },
    thaw,
    forgetAll: async () => {
      await told(url, (redis) => redis.flushall());
    },
  };
}

async function told<Result>(url: string, work: (redis: Redis) => Promise<Result>): Promise<Result> {
  const redis = new Redis(url);
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}
