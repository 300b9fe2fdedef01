import type { JestResult } from './tally.ts';

/** Where more files fail than this, it is not for a machine that halted. */
const MOST = 5;

const drivesBrowser = (file: string): boolean => file.endsWith('.browser.int.test.ts');

/**
 * The paths of failed files that are worth another try: of tests that drive a Chromium beside a whole shop, on as few as two
 * cores, where a second try, alone, tells a machine that halted from a fault. None where another test failed, which is never
 * tried again (a race that is lost once is a fault), or so many that something is broken.
 */
export const worthSecondTry = (result: JestResult | undefined): string[] => {
  const failed = (result?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);
  return failed.length <= MOST && failed.every(drivesBrowser) ? failed : [];
};
