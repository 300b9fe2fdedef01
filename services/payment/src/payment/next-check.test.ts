import { nextCheck } from './next-check.ts';

const createdAt = new Date('2026-11-27T14:00:00.000Z');
const after = (ms: number) => new Date(createdAt.getTime() + ms);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

test('an open payment is asked about each time round', () => {
  expect(nextCheck({ status: 'pending', createdAt }, createdAt, 60_000)).toEqual(after(60_000));
  expect(nextCheck({ status: 'abandoned', createdAt }, after(60_000), 60_000)).toEqual(after(120_000));
});

test.each([
  ['which may still be paid on the same page, each time round', 0, 60_000],
  ['an hour after it began, each time round', HOUR_MS, 60_000],
  ['later than that more seldom', HOUR_MS + 1, 600_000],
  ['older than a day more seldom', DAY_MS + 1, 600_000],
])('a failed payment is asked about, %s', (_what, ageMs, pauseMs) => {
  expect(nextCheck({ status: 'failed', createdAt }, after(ageMs), 60_000)).toEqual(after(ageMs + pauseMs));
});

test('a failed payment older than three days is asked about no more', () => {
  expect(nextCheck({ status: 'failed', createdAt }, after(3 * DAY_MS + 1), 60_000)).toBeNull();
});

test('a payment older than a day is asked about more seldom, one older than three days no more', () => {
  expect(nextCheck({ status: 'pending', createdAt }, after(DAY_MS), 60_000)).toEqual(after(DAY_MS + 60_000));
  expect(nextCheck({ status: 'pending', createdAt }, after(DAY_MS + 1), 60_000)).toEqual(after(DAY_MS + 600_001));
  expect(nextCheck({ status: 'pending', createdAt }, after(3 * DAY_MS), 60_000)).not.toBeNull();
  expect(nextCheck({ status: 'pending', createdAt }, after(3 * DAY_MS + 1), 60_000)).toBeNull();
});

test('a settled payment is not asked about', () => {
  expect(nextCheck({ status: 'success', createdAt }, createdAt, 60_000)).toBeNull();
  expect(nextCheck({ status: 'refunded', createdAt }, createdAt, 60_000)).toBeNull();
});
