import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { inRepository, repositoryRoot } from './repository.ts';

const run = promisify(execFile);

test('everything that is wrong in the environment is told at once, before any server is started', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'wrong-environment-'));
  const dataDir = path.join(folder, 'data');
  const wrong = { DATABASE_CONNECTIONS: '0', DRAIN_MS: 'soon', TRUST_PROXY: 'maybe', NODE_ENV: 'prod' };
  const starting = run(process.execPath, ['--import', 'tsx', inRepository('scripts/start-services.ts')], {
    cwd: repositoryRoot,
    env: { ...process.env, ...wrong, PAYMENTS_PER_HOUR: '-1', DATA_DIR: dataDir },
  });
  const failure = (await starting.catch((error: unknown) => error)) as { code: number; stderr: string };
  const named = [...failure.stderr.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(failure.code).toBe(1);
  expect(named.sort()).toEqual([...Object.keys(wrong), 'PAYMENTS_PER_HOUR'].sort());
  expect(failure.stderr).not.toMatch(/^ {4}at /m);
  expect(existsSync(dataDir)).toBe(false);
  await rm(folder, { recursive: true, force: true });
});
