import { expect, test } from '@jest/globals';
import { none, ofJest, ofOne, plus, summary, withSecondTry } from './tally.ts';

test('the last line of a run adds up its sections', () => {
  const jest = ofJest({ numPassedTests: 40, numFailedTests: 2, numRuntimeErrorTestSuites: 1, testResults: [] }, false);
  const total = [ofOne(true), ofOne(false), jest].reduce(plus, none);
  expect(summary(total)).toBe('41 passed, 4 failed');
});

test('a test run that crashes without naming a test is a failure all the same', () => {
  expect(ofJest(undefined, false)).toEqual({ passed: 0, failed: 1 });
  expect(
    ofJest({ numPassedTests: 3, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] }, false).failed,
  ).toBe(1);
});

test('a test run without failures counts none', () => {
  expect(ofJest({ numPassedTests: 3, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] }, true)).toEqual(
    {
      passed: 3,
      failed: 0,
    },
  );
});

test('what passes at its second try has passed, and what fails twice has failed', () => {
  const first = { passed: 40, failed: 2 };
  expect(withSecondTry(first, { passed: 12, failed: 0 })).toEqual({ passed: 42, failed: 0 });
  expect(withSecondTry(first, { passed: 11, failed: 1 })).toEqual({ passed: 41, failed: 1 });
});
