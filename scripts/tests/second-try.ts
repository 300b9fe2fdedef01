import type { JestResult } from './tally.ts';

/** Where more files fail than this, it is not for a machine that halted. */
const MOST = 5;

/** The paths of the files that are worth another try; none where nothing failed, or so much that something is broken. */
export const worthSecondTry = (result: JestResult | undefined): string[] => {
  const failed = (result?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);
  return failed.length > MOST ? [] : failed;
};
