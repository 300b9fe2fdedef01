import type { PaymentStatus } from '@shop/contracts/statuses';

const TOO_OLD_MS = 24 * 60 * 60 * 1000;
const AFTER_FAILURE = 10;

/**
 * When the provider is asked about a payment again: an open one each time round; a failed one, which a customer may still
 * pay on the same page, ten times as seldom; one older than a day no more.
 */
export function nextCheck(
  { status, createdAt }: { status: PaymentStatus; createdAt: Date },
  now: Date,
  everyMs: number,
): Date | null {
  if (status === 'success' || status === 'refunded') return null;
  if (now.getTime() - createdAt.getTime() > TOO_OLD_MS) return null;
  return new Date(now.getTime() + everyMs * (status === 'failed' ? AFTER_FAILURE : 1));
}
