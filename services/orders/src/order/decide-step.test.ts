import { ORDER_STATUSES } from '@shop/contracts/statuses';
import type { OrderStatus } from '@shop/contracts/statuses';
import { cancelParts, cancellableByCustomer } from './decide-cancellation.ts';
import { decideStep, statusOf } from './decide-step.ts';
import type { FulfilmentState, StepWish } from './decide-step.ts';

const part = (id: number, status: OrderStatus, vendorId = 3): FulfilmentState => ({
  id,
  vendorId,
  status,
  amountPesewas: id * 1000,
});
const wish = (role: StepWish['role'], status: OrderStatus, reason = 'Torn'): StepWish => ({
  role,
  vendorId: role === 'vendor' ? 3 : null,
  status,
  reason,
});
const outcome = (parts: FulfilmentState[], wished: StepWish): string => {
  const decision = decideStep(parts, wished);
  return decision.kind === 'refused' ? String(decision.status) : `${decision.kind} ${decision.fulfilmentIds.join(',')}`;
};

// For each role and present status of a single fulfilment: what comes of the wishes pending … cancelled, in that order.
const TABLE: Record<StepWish['role'], Record<OrderStatus, string[]>> = {
  customer: {
    pending: ['403', '403', '403', '403', '403', '403'],
    accepted: ['403', '403', '403', '403', '403', '403'],
    picked: ['403', '403', '403', '403', '403', '403'],
    out: ['403', '403', '403', '403', '403', '403'],
    delivered: ['403', '403', '403', '403', '403', '403'],
    cancelled: ['403', '403', '403', '403', '403', '403'],
  },
  vendor: {
    pending: ['409', 'advance 1', '403', '403', '403', 'reject 1'],
    accepted: ['409', '409', '403', '403', '403', '409'],
    picked: ['409', '409', '403', '403', '403', '409'],
    out: ['409', '409', '403', '403', '403', '409'],
    delivered: ['409', '409', '403', '403', '403', '409'],
    cancelled: ['409', '409', '403', '403', '403', '409'],
  },
  delivery: {
    pending: ['409', '403', '409', '409', '409', '403'],
    accepted: ['409', '403', 'advance 1', '409', '409', '403'],
    picked: ['409', '403', '409', 'advance 1', '409', '403'],
    out: ['409', '403', '409', '409', 'advance 1', '403'],
    delivered: ['409', '403', '409', '409', '409', '403'],
    cancelled: ['409', '403', '409', '409', '409', '403'],
  },
  admin: {
    pending: ['409', 'advance 1', '409', '409', '409', 'reject 1'],
    accepted: ['409', '409', 'advance 1', '409', '409', '409'],
    picked: ['409', '409', '409', 'advance 1', '409', '409'],
    out: ['409', '409', '409', '409', 'advance 1', '409'],
    delivered: ['409', '409', '409', '409', '409', '409'],
    cancelled: ['409', '409', '409', '409', '409', '409'],
  },
};

const cases = Object.entries(TABLE).flatMap(([role, rows]) =>
  Object.entries(rows).flatMap(([present, wanted]) =>
    ORDER_STATUSES.map((wished, index) => [role, present, wished, wanted[index]] as const),
  ),
);

test.each(cases)('%s, %s: the wish %s ends in %s', (role, present, wished, wanted) => {
  expect(outcome([part(1, present as OrderStatus)], wish(role as StepWish['role'], wished))).toBe(wanted);
});

test('a vendor moves its own part only', () => {
  expect(outcome([part(1, 'pending', 3), part(2, 'pending', 4)], wish('vendor', 'accepted'))).toBe('advance 1');
});

test('an agent waits until every live part is accepted', () => {
  expect(outcome([part(1, 'accepted'), part(2, 'pending', 4)], wish('delivery', 'picked'))).toBe('409');
  expect(outcome([part(1, 'accepted'), part(2, 'cancelled', 4)], wish('delivery', 'picked'))).toBe('advance 1');
});

test('an admin moves the parts that are exactly one step behind', () => {
  const parts = [part(1, 'pending'), part(2, 'accepted', 4), part(3, 'accepted', 5), part(4, 'cancelled', 6)];
  expect(outcome(parts, wish('admin', 'picked'))).toBe('advance 2,3');
  expect(outcome(parts, wish('admin', 'cancelled'))).toBe('reject 1');
});

test('a rejection says why', () => {
  expect(outcome([part(1, 'pending')], wish('vendor', 'cancelled', ''))).toBe('400');
});

test('a refused step names the present status', () => {
  expect(decideStep([part(1, 'picked')], wish('admin', 'accepted'))).toMatchObject({
    message: expect.stringContaining('picked'),
  });
});

test.each<[OrderStatus[], OrderStatus]>([
  [['pending', 'delivered'], 'pending'],
  [['out', 'picked'], 'picked'],
  [['cancelled', 'out'], 'out'],
  [['cancelled', 'cancelled'], 'cancelled'],
])('an order of the parts %p is %s', (statuses, status) => {
  expect(statusOf(statuses.map((each) => ({ status: each })))).toBe(status);
});

test('a part that falls away is refunded without the shipping while others live', () => {
  expect(cancelParts([part(1, 'pending'), part(2, 'accepted')], 500, [1])).toEqual({
    fulfilmentIds: [1],
    refundPesewas: 1000,
    whole: false,
  });
});

test('the shipping goes back with the last live part', () => {
  expect(cancelParts([part(1, 'cancelled'), part(2, 'pending')], 500, [2])).toEqual({
    fulfilmentIds: [2],
    refundPesewas: 2500,
    whole: true,
  });
});

test.each<[OrderStatus[], number[] | null]>([
  [
    ['pending', 'pending'],
    [1, 2],
  ],
  [['cancelled', 'pending'], [2]],
  [['pending', 'accepted'], null],
  [['cancelled', 'cancelled'], null],
])('of the parts %p a customer cancels %p', (statuses, ids) => {
  expect(cancellableByCustomer(statuses.map((status, index) => part(index + 1, status)))).toEqual(ids);
});
