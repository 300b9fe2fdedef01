import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/** Builds the storefront as it is shipped, into a folder of the test's own, with the list of what imports what. */
export async function buildStorefront() {
  const directory = await mkdtemp(join(tmpdir(), 'storefront-built-'));
  const args = [vite, 'build', '--manifest', '--outDir', directory, '--logLevel', 'warn'];
  await run(process.execPath, args, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}
