import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRepository } from '../repository.ts';
import { runTool } from './run-tool.ts';
import { worthSecondTry } from './second-try.ts';
import { ofJest, type JestResult, type Tally, withSecondTry } from './tally.ts';

const jest = inRepository('node_modules/jest/bin/jest.js');
// Jest loads ES modules only with the flag, whose warning says nothing that anyone could act on.
const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

const runOnce = async (args: readonly string[], env: NodeJS.ProcessEnv) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'akwadaa-jest-'));
  const outcome = path.join(folder, 'outcome.json');
  const succeeded = await runTool([...flags, jest, '--json', `--outputFile=${outcome}`, ...args], env);
  const result = await readFile(outcome, 'utf8').then(
    (text) => JSON.parse(text) as JestResult,
    () => undefined,
  );
  await rm(folder, { recursive: true, force: true });
  return { result, tally: ofJest(result, succeeded) };
};

/**
 * Runs jest with the arguments (a part of a path, say) and counts its tests. With `secondTry`, files that are worth it are run
 * once more, one after another on the machine that is quiet then. What failed first stays in the output, and each such file is
 * named at the end.
 */
export const runJest = async (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { secondTry }: { secondTry: boolean },
): Promise<Tally> => {
  const first = await runOnce(args, env);
  const failed = secondTry && first.tally.failed > 0 ? worthSecondTry(first.result) : [];
  if (failed.length === 0) return first.tally;
  console.log(`\n== once more, alone: ${failed.join(', ')}`);
  const second = await runOnce(['--runInBand', '--runTestsByPath', ...failed], env);
  const stillFailed = new Set(worthSecondTry(second.result));
  for (const file of failed) {
    console.log(`== ${stillFailed.has(file) ? 'failed twice' : 'FAILED AT FIRST, passed alone'}: ${file}`);
  }
  return withSecondTry(first.tally, second.tally);
};
