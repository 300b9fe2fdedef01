import { waitSeconds } from './failure-window.ts';

const now = 1_000_000_000;
const minutesAgo = (minutes: number): number => now - minutes * 60_000;

test('fewer failures than allowed mean no wait', () => {
  expect(waitSeconds([], 3, now)).toBe(0);
  expect(waitSeconds([minutesAgo(1), minutesAgo(2)], 3, now)).toBe(0);
});

test('the wait ends when the decisive failure is a quarter of an hour old', () => {
  expect(waitSeconds([minutesAgo(1), minutesAgo(5), minutesAgo(2)], 3, now)).toBe(600);
});

test('with more failures than allowed the newest ones decide', () => {
  expect(waitSeconds([minutesAgo(14), minutesAgo(1), minutesAgo(2), minutesAgo(3)], 3, now)).toBe(720);
});

test('a failure of fifteen minutes ago does not count any more', () => {
  expect(waitSeconds([minutesAgo(15), minutesAgo(1), minutesAgo(2)], 3, now)).toBe(0);
  expect(waitSeconds([minutesAgo(15) + 1, minutesAgo(1), minutesAgo(2)], 3, now)).toBe(1);
});
