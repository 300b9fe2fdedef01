import { conflict, unavailable } from '../errors/problem.ts';
import { afterFailures, countFailure, isTransient, noFailures, parkingReason, retryPolicy } from './retry-policy.ts';

const policy = retryPolicy(undefined);
const refusedError = new Error('no');

/** The pauses until a message is parked. */
function pauses(error: unknown): number[] {
  const delays: number[] = [];
  for (let failures = countFailure(noFailures, error); ; failures = countFailure(failures, error)) {
    const next = afterFailures(policy, failures);
    if (next === 'park') return delays;
    delays.push(next.delayMs);
  }
}

test('a refused message is tried five times over some eight seconds', () => {
  expect(pauses(refusedError)).toEqual([500, 1000, 2000, 4000]);
});

test('a message whose helper is away is tried for about a day, at least every ten seconds', () => {
  const delays = pauses(unavailable());
  expect(Math.max(...delays)).toBe(10_000);
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(24 * 3_600_000);
});

test('tries that found something away do not count as refusals', () => {
  let failures = noFailures;
  for (let tries = 0; tries < 50; tries += 1) failures = countFailure(failures, unavailable());
  failures = countFailure(failures, refusedError);
  expect(afterFailures(policy, failures)).toEqual({ delayMs: 10_000 });
});

test('what is away is told from what is refused', () => {
  expect(isTransient(unavailable())).toBe(true);
  expect(isTransient(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))).toBe(true);
  expect(isTransient(conflict('taken', 'It is taken.'))).toBe(false);
  expect(isTransient(new TypeError('x'))).toBe(false);
  expect(isTransient(undefined)).toBe(false);
});

test('the reason for parking tells the error and its place, within bounds', () => {
  expect(parkingReason(new RangeError('too far'))).toMatch(/^RangeError: too far \(at .+\)$/);
  expect(parkingReason(new Error('long '.repeat(1000))).length).toBe(500);
  expect(parkingReason('a text')).toBe('It failed without a reason.');
});
