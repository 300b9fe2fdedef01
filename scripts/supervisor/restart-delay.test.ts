import { expect, test } from '@jest/globals';
import { nextRestart } from './restart-delay.ts';

test('a process that keeps ending soon is started later and later, half a minute at most', () => {
  let quickEnds = 0;
  const delays = Array.from({ length: 7 }, () => {
    const restart = nextRestart(quickEnds, 500);
    ({ quickEnds } = restart);
    return restart.delayMs;
  });
  expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test('a process that ran for long is started again soon', () => {
  expect(nextRestart(6, 60_000)).toEqual({ quickEnds: 1, delayMs: 1_000 });
});
