import type { Payment } from '../payment/payment.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whether a paid payment may still become an order: then goods would go out for money that an admin gave back. After a day
 * nobody waits for that any more.
 */
export const isUndecided = (
  { status, orderId, paidAt }: Pick<Payment, 'status' | 'orderId' | 'paidAt'>,
  now: Date,
): boolean => status === 'success' && orderId === null && paidAt !== null && now.getTime() - paidAt.getTime() < DAY_MS;
