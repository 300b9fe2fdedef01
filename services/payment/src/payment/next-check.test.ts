import { nextCheck } from './next-check.ts';

const createdAt = new Date('2026-11-27T14:00:00.000Z');
const after = (ms: number) => new Date(createdAt.getTime() + ms);
const DAY_MS = 86_400_000;

test('an open payment is asked about each time round', () => {
  expect(nextCheck({ status: 'pending', createdAt }, createdAt, 60_000)).toEqual(after(60_000));
  expect(nextCheck({ status: 'abandoned', createdAt }, after(60_000), 60_000)).toEqual(after(120_000));
});

test('a failed payment is asked about more seldom, since it may still be paid', () => {
  expect(nextCheck({ status: 'failed', createdAt }, createdAt, 60_000)).toEqual(after(600_000));
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
