import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../services/all-in-one/src/embedded/free-port.ts';
import { inRepository, repositoryRoot } from '../repository.ts';
import type { Databases, Stores } from '../supervisor/stores.ts';

export const SHAPES = ['one process', 'separate processes'] as const;
export type Shape = (typeof SHAPES)[number];

interface BenchShop {
  url: string;
  /** From the start of the process to the first ready answer. */
  readyAfterS: number;
  stop: () => Promise<void>;
}

const READY_WITHIN_MS = 120_000;

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the shop as an operator would, on the servers of the bench, without demo data; one process needs no broker. */
export async function startBenchShop(shape: Shape, stores: Databases | Stores, dataDir: string): Promise<BenchShop> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const ofOne = shape === 'one process';
  const args = ofOne
    ? [inRepository('dist/all-in-one.mjs')]
    : ['--import', 'tsx', inRepository('scripts/start-services.ts')];
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, DATABASE_URL: stores.serverUrl, DEMO: 'no' },
      ...{ LOG_LEVEL: 'warn', API_CALLS_PER_MINUTE: '100000000', PAYMENTS_PER_HOUR: '100000000' },
      ...('amqpUrl' in stores ? { AMQP_URL: stores.amqpUrl, REDIS_URL: stores.redisUrl } : {}),
    },
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() - begun > READY_WITHIN_MS) {
      await stop();
      throw new Error(`The shop in ${shape} did not start.`);
    }
    await pause(20);
  }
  return { url, readyAfterS: (performance.now() - begun) / 1000, stop };
}
