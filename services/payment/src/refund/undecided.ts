import type { Payment } from '../payment/payment.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whether a paid payment may still become an order: then goods would go out for money that an admin gave back. A day after the
 * shop heard of the money, which may be long after it was paid, nobody waits for that any more.
 */
export const isUndecided = (
  { status, orderId }: Pick<Payment, 'status' | 'orderId'>,
  chargedAt: Date,
  now: Date,
): boolean => status === 'success' && orderId === null && now.getTime() - chargedAt.getTime() < DAY_MS;
