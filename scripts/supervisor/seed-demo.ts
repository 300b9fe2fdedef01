import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRepository, repositoryRoot } from '../repository.ts';
import type { Places } from './process-environment.ts';
import type { Stores } from './stores.ts';

/** Fills an empty shop with the demo's data; leaves any other as it is. Rejects when that fails. */
export const seedDemo = async (
  { serverUrl, amqpUrl, redisUrl }: Stores,
  { publicUrl, dataDir, mediaDir, providerKey }: Places,
  { env, signal }: { env: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<void> => {
  const child = spawn(process.execPath, [inRepository('dist/all-in-one.mjs'), '--seed-only'], {
    cwd: repositoryRoot,
    env: {
      ...env,
      DATABASE_URL: serverUrl,
      AMQP_URL: amqpUrl,
      REDIS_URL: redisUrl,
      DATA_DIR: dataDir,
      MEDIA_DIR: mediaDir,
      PUBLIC_URL: publicUrl,
      PAYSTACK_SECRET_KEY: providerKey,
    },
    stdio: 'inherit',
    signal,
  });
  const code = await once(child, 'exit').then(
    ([exitCode]: unknown[]) => exitCode,
    () => 1,
  );
  if (code !== 0 && !signal.aborted) throw new Error('The demo data could not be made; what went wrong is above.');
};
