import { amountIssue, priceIssue } from './offer-rules.ts';

const DECIMALS = 'An amount has at most two decimals.';
const RANGE = 'A price is more than 0 and at most 1,000,000 cedis.';

test.each([
  [null, 'Give a price in cedis.'],
  [Number.NaN, 'Give a price in cedis.'],
  [0, RANGE],
  [1_000_001, RANGE],
  [12.345, DECIMALS],
])('a price of %p is refused', (cedis, issue) => {
  expect(priceIssue(cedis)).toBe(issue);
});

test.each([0.01, 12.34, 1_000_000])('a price of %p is taken', (cedis) => {
  expect(priceIssue(cedis)).toBeUndefined();
});

test('a discount may be left out, and has at most two decimals too', () => {
  expect([amountIssue(null), amountIssue(12.34), amountIssue(12.345)]).toEqual([undefined, undefined, DECIMALS]);
});
