import { expect, test } from '@jest/globals';
import { worthSecondTry } from './second-try.ts';
import type { JestResult } from './tally.ts';

const resultOf = (...failing: string[]): JestResult => ({
  ...{ numPassedTests: 1, numFailedTests: failing.length, numRuntimeErrorTestSuites: 0 },
  testResults: [
    { name: '/shop/fine.browser.int.test.ts', status: 'passed' },
    ...failing.map((name) => ({ name, status: 'failed' as const })),
  ],
});

const ofBrowser = '/shop/cart.browser.int.test.ts';

test('browser tests that failed are tried again', () => {
  expect(worthSecondTry(resultOf(ofBrowser))).toEqual([ofBrowser]);
  expect(worthSecondTry(resultOf())).toEqual([]);
  expect(worthSecondTry(undefined)).toEqual([]);
});

test('where another test failed, the run has failed', () => {
  expect(worthSecondTry(resultOf('/shop/last-piece.int.test.ts'))).toEqual([]);
  expect(worthSecondTry(resultOf(ofBrowser, '/shop/last-piece.int.test.ts'))).toEqual([]);
});

test('where many files fail, none is tried again', () => {
  const many = Array.from({ length: 6 }, (_, at) => `/shop/${at}.browser.int.test.ts`);
  expect(worthSecondTry(resultOf(...many))).toEqual([]);
});
