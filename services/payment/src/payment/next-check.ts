import type { PaymentStatus } from '@shop/contracts/statuses';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Longer than anybody pays on an old page, and than a clock that is a day wrong makes a payment seem old. */
const TOO_OLD_MS = 3 * DAY_MS;
const SELDOM = 10;

/** The longest that a check is ever put off. */
export const longestPauseMs = (everyMs: number): number => everyMs * SELDOM;

/** Since when a payment has to be of which the provider is still asked. */
export const askedAboutSince = (now: Date): Date => new Date(now.getTime() - TOO_OLD_MS);

/**
 * When the provider is asked about a payment again: an open one each time round, one older than a day ten times as seldom. A
 * failed one, which a customer may still pay on the same page, is asked about seldom after an hour. One older than three days
 * is asked about no more.
 */
export function nextCheck(
  { status, createdAt }: { status: PaymentStatus; createdAt: Date },
  now: Date,
  everyMs: number,
): Date | null {
  if (status === 'success' || status === 'refunded') return null;
  if (createdAt < askedAboutSince(now)) return null;
  const isSeldom = now.getTime() - createdAt.getTime() > (status === 'failed' ? HOUR_MS : DAY_MS);
  return new Date(now.getTime() + (isSeldom ? longestPauseMs(everyMs) : everyMs));
}
