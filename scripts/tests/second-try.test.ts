import { expect, test } from '@jest/globals';
import { worthSecondTry } from './second-try.ts';
import type { JestResult } from './tally.ts';

const resultOf = (failing: number): JestResult => ({
  ...{ numPassedTests: 1, numFailedTests: failing, numRuntimeErrorTestSuites: 0 },
  testResults: [
    { name: '/shop/fine.test.ts', status: 'passed' },
    ...Array.from({ length: failing }, (_, at) => ({ name: `/shop/${at}.test.ts`, status: 'failed' as const })),
  ],
});

test('the files that failed are tried again, and no others', () => {
  expect(worthSecondTry(resultOf(2))).toEqual(['/shop/0.test.ts', '/shop/1.test.ts']);
  expect(worthSecondTry(resultOf(0))).toEqual([]);
  expect(worthSecondTry(undefined)).toEqual([]);
});

test('where many files fail, none is tried again', () => {
  expect(worthSecondTry(resultOf(6))).toEqual([]);
});
