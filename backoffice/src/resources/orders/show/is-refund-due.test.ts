import type { OrderStatus } from '@shop/contracts/statuses';
import { isRefundDue } from './is-refund-due.ts';

const part = (status: OrderStatus, amount: number) =>
  ({ id: 1, vendorId: 1, shopName: null, status, reason: null, amount, steps: [] }) as const;
const paid = (refundedAmount: number) => ({ method: 'mobile_money', status: 'success', refundedAmount }) as const;
const cancelled = (refundAmount: number) => ({ reason: 'Out of stock', at: '2026-11-28T10:00:00.000Z', refundAmount });

test.each([
  ['nothing is rejected', [part('pending', 60)], null, 0, false],
  ['a part is rejected', [part('cancelled', 0.1), part('cancelled', 0.2), part('accepted', 60)], null, 0.29, true],
  ['a part is rejected and went back', [part('cancelled', 0.1), part('cancelled', 0.2)], null, 0.3, false],
  ['all is cancelled, and the shipping is missing', [part('cancelled', 60)], 75, 60, true],
  ['all went back', [part('cancelled', 60)], 75, 75, false],
])('where %s', (_case, fulfilments, whole, refunded, isDue) => {
  const cancellation = whole === null ? null : cancelled(whole);
  expect(isRefundDue({ fulfilments: fulfilments as never, cancellation, payment: paid(refunded) })).toBe(isDue);
});

test('of a payment that can’t be read nothing is said', () => {
  expect(isRefundDue({ fulfilments: [], cancellation: cancelled(75), payment: null })).toBe(false);
});
