import type { PaymentStatus } from '@shop/contracts/statuses';
import { isUndecided } from './undecided.ts';

const now = new Date('2026-11-27T14:00:00.000Z');
const DAY_MS = 86_400_000;

test.each<[string, PaymentStatus, number | null, number, boolean]>([
  ['paid just now, without an order', 'success', null, 0, true],
  ['paid a moment less than a day ago', 'success', null, DAY_MS - 1, true],
  ['paid by a clock that is ahead', 'success', null, -DAY_MS, true],
  ['paid a day ago', 'success', null, DAY_MS, false],
  ['that has its order', 'success', 5, 0, false],
  ['refused for its sum', 'failed', null, 0, false],
  ['that is back', 'refunded', null, 0, false],
])('a payment %s: undecided is what a success without an order is for a day', (_what, status, orderId, ageMs, is) => {
  expect(isUndecided({ status, orderId }, new Date(now.getTime() - ageMs), now)).toBe(is);
});
