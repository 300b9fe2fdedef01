import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRepository } from '../repository.ts';
import { runTool } from './run-tool.ts';
import { ofJest, type JestResult, type Tally } from './tally.ts';

const jest = inRepository('node_modules/jest/bin/jest.js');
// Jest loads ES modules only with the flag, whose warning says nothing that anyone could act on.
const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/** Runs jest with the arguments (a part of a path, say) and counts its tests. */
export const runJest = async (args: readonly string[], env: NodeJS.ProcessEnv): Promise<Tally> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'akwadaa-jest-'));
  const outcome = path.join(folder, 'outcome.json');
  const succeeded = await runTool([...flags, jest, '--json', `--outputFile=${outcome}`, ...args], env);
  const result = await readFile(outcome, 'utf8').then(
    (text) => JSON.parse(text) as JestResult,
    () => undefined,
  );
  await rm(folder, { recursive: true, force: true });
  return ofJest(result, succeeded);
};
