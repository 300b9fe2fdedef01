import { decideAdminRefund } from './decide-admin-refund.ts';

const failed = [
  { id: 3, amount: 2000 },
  { id: 5, amount: 500 },
];

test('without an amount everything left goes back, and what failed is tried again', () => {
  expect(decideAdminRefund(undefined, 4000, [])).toEqual({ kind: 'refund', retry: [], amount: 4000 });
  expect(decideAdminRefund(undefined, 4000, failed)).toEqual({ kind: 'refund', retry: [3, 5], amount: 4000 });
  expect(decideAdminRefund(undefined, 0, failed)).toEqual({ kind: 'refund', retry: [3, 5], amount: 0 });
});

test('an amount up to what is left is refunded, a pesewa more is not', () => {
  expect(decideAdminRefund(4000, 4000, [])).toEqual({ kind: 'refund', retry: [], amount: 4000 });
  expect(decideAdminRefund(4001, 4000, [])).toEqual({ kind: 'more-than-left', left: 4000 });
});

test('the amount of a refund that failed tries that one again', () => {
  expect(decideAdminRefund(500, 0, failed)).toEqual({ kind: 'refund', retry: [5], amount: 0 });
});

test('nothing goes back twice', () => {
  expect(decideAdminRefund(undefined, 0, [])).toEqual({ kind: 'nothing-left' });
  expect(decideAdminRefund(1, 0, failed)).toEqual({ kind: 'nothing-left' });
});
