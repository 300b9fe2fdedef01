import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inRepository, repositoryRoot } from '../repository.ts';

/** Starts the floor beside the shop, on the same PostgreSQL. */
export async function startFloor(databaseUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', inRepository('scripts/bench/floor-server.ts')], {
    cwd: repositoryRoot,
    env: { ...process.env, FLOOR_DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
