import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRepository, repositoryRoot } from '../../../../scripts/repository.ts';

const run = promisify(execFile);

/** Runs one of the shop's commands as a person would, from its bundle. Rejects unless it succeeds; answers what it said. */
export async function runCommandProgram(
  name: 'audit' | 'dead-letters' | 'create-admin',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const { PATH = '' } = process.env;
  const { stdout } = await run(process.execPath, [inRepository('dist', `${name}.mjs`), ...args], {
    cwd: repositoryRoot,
    env: { PATH, ...env },
  });
  return stdout;
}
