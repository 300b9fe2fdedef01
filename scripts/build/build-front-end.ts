import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRepository } from '../repository.ts';

const run = promisify(execFile);

/** The workspaces that Vite builds. */
export const frontEnds = ['storefront', 'backoffice'];

/** The program of Vite, which the front ends bring along. */
export const viteProgram = (): string => {
  const require = createRequire(inRepository('storefront', 'package.json'));
  return path.join(path.dirname(require.resolve('vite/package.json')), 'bin/vite.js');
};

/** Builds one front end into its own dist folder. Rejects with what Vite said. */
export const buildFrontEnd = async (name: string): Promise<void> => {
  // What makes the service worker leaves its intermediate files in the folder for such.
  const passing = await mkdtemp(path.join(tmpdir(), 'build-'));
  const env = { ...process.env, NODE_ENV: 'production', TMPDIR: passing };
  await run(process.execPath, [viteProgram(), 'build', '--logLevel', 'warn'], { cwd: inRepository(name), env })
    .catch((error: unknown) => {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`The ${name} could not be built:\n${stdout}${stderr}`, { cause: error });
    })
    .finally(() => rm(passing, { recursive: true, force: true }));
};
