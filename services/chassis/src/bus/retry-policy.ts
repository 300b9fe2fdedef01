import { isNetworkFault, messageOf, nameOf, stackOf } from '../errors/error-facts.ts';
import { Problem } from '../errors/problem.ts';

export interface RetryPolicy {
  /** How often a message that its handler refuses is tried before it is parked. */
  tries: number;
  /** The same, where the fault is that something is away for a while. */
  transientTries: number;
  firstDelayMs: number;
  maxDelayMs: number;
}

export type RetryOptions = Partial<RetryPolicy> | undefined;

/**
 * Five tries over about eight seconds; for something that is away, about a day: whoever mends it by then need not replay what
 * waited for it, and money that goes back is not held up by a person.
 */
export const retryPolicy = (options: RetryOptions): RetryPolicy => ({
  tries: 5,
  transientTries: 8_700,
  firstDelayMs: 500,
  maxDelayMs: 10_000,
  ...options,
});

/** The tries that failed so far, by kind. */
export interface Failures {
  refused: number;
  away: number;
}

export const noFailures: Failures = { refused: 0, away: 0 };
export const attemptsOf = ({ refused, away }: Failures): number => refused + away;

/** Whether the same message may well succeed later: something that it needs is away. */
export function isTransient(error: unknown): boolean {
  return error instanceof Problem ? [503, 429].includes(error.status) : isNetworkFault(error);
}

export const countFailure = ({ refused, away }: Failures, error: unknown): Failures =>
  isTransient(error) ? { refused, away: away + 1 } : { refused: refused + 1, away };

/** What comes after a failed try: a pause in milliseconds, or parking. */
export function afterFailures(policy: RetryPolicy, { refused, away }: Failures): { delayMs: number } | 'park' {
  if (refused >= policy.tries || away >= policy.transientTries) return 'park';
  const doublings = Math.min(refused + away - 1, 20);
  return { delayMs: Math.min(policy.firstDelayMs * 2 ** doublings, policy.maxDelayMs) };
}

const MAX_REASON = 500;

/** Why a message was parked: the error's message and the place where it was thrown, nothing of the message itself. */
export function parkingReason(error: unknown): string {
  const place = stackOf(error)
    .split('\n')
    .find((line) => line.trimStart().startsWith('at '));
  const what = [nameOf(error), messageOf(error)].filter(Boolean).join(': ') || 'It failed without a reason.';
  return `${what}${place ? ` (${place.trim()})` : ''}`.slice(0, MAX_REASON);
}
