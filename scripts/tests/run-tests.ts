import { startTestServers } from '../servers/test-servers.ts';
import { stopSignal } from '../stop-signal.ts';
import { runJest } from './run-jest.ts';
import { runTool } from './run-tool.ts';
import { staticChecks } from './static-checks.ts';
import { none, ofOne, plus, summary, type Tally } from './tally.ts';

const section = async (title: string, run: () => Promise<Tally>): Promise<Tally> => {
  if (stopSignal.aborted) return none;
  console.log(`\n== ${title}`);
  const begun = performance.now();
  const tally = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return ofOne(false);
  });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`== ${title}: ${tally.failed ? 'FAILED' : 'ok'} (${seconds} s)`);
  return tally;
};

interface TestRun {
  /** Of everything, as before a change lands; not of the one thing that somebody works on. */
  isWhole: boolean;
  jestArgs: readonly string[];
  env?: NodeJS.ProcessEnv;
}

const onServers = async ({ isWhole, jestArgs, env }: TestRun): Promise<Tally> => {
  const servers = await startTestServers(process.env, (sentence) => {
    console.log(sentence);
  });
  try {
    return await runJest(jestArgs, { ...process.env, ...servers.env, ...env }, { secondTry: isWhole });
  } finally {
    await servers.stop();
  }
};

/** Runs every section, whatever the one before said, prints the sum as the last line and sets the exit code. */
export const runTests = async (run: TestRun): Promise<void> => {
  let total = none;
  for (const { title, args } of run.isWhole ? staticChecks : []) {
    total = plus(total, await section(title, async () => ofOne(await runTool(args))));
  }
  total = plus(total, await section('tests', () => onServers(run)));
  if (stopSignal.aborted) console.log('\nStopped before the end.');
  console.log(`\n${summary(total)}`);
  process.exitCode = total.failed > 0 || stopSignal.aborted ? 1 : 0;
};
