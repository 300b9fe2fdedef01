export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const none: Tally = { passed: 0, failed: 0 };

export const plus = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
});

export const ofOne = (succeeded: boolean): Tally => (succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** What jest's JSON file holds of interest here. */
export interface JestResult {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not even be loaded. */
  numRuntimeErrorTestSuites: number;
  testResults: readonly { name: string; status: 'passed' | 'failed' | 'skipped' | 'pending' | 'focused' }[];
}

/** A run that failed without a failed test (a broken file, a crash, no file at all) still counts as a failure. */
export const ofJest = (result: JestResult | undefined, succeeded: boolean): Tally => {
  const failed = (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0);
  return { passed: result?.numPassedTests ?? 0, failed: succeeded ? failed : Math.max(1, failed) };
};

/** Of a run whose failed files were run again: what passed there did pass. */
export const withSecondTry = (first: Tally, second: Tally): Tally => ({
  passed: first.passed + Math.max(0, first.failed - second.failed),
  failed: second.failed,
});

/** The last line of a test run. */
export const summary = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;
