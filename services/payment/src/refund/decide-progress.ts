import type { ProviderRefund } from '../provider/provider.ts';
import { retryDelayMs } from '../retry-delay.ts';
import type { RefundProgress } from './refund.ts';

const ATTENTION = 'The provider needs attention to send this refund.';
const FAILED = 'The provider could not send this refund.';

/**
 * What the provider's word makes of a refund. What it still works on is asked about again: soon at first, then each
 * `everyMs`. `tries` counts how often it was asked.
 */
export function decideProgress(word: ProviderRefund, tries: number, now: Date, everyMs: number): RefundProgress {
  const common = { providerId: word.id, failure: null, processedAt: null, nextTryAt: now };
  switch (word.status) {
    case 'processed':
      return { ...common, state: 'processed', processedAt: now };
    case 'waiting':
      return { ...common, state: 'sent', nextTryAt: new Date(now.getTime() + Math.min(retryDelayMs(tries), everyMs)) };
    case 'failed':
      return { ...common, state: 'failed', failure: FAILED };
    case 'needs-attention':
      return { ...common, state: 'failed', failure: ATTENTION };
  }
}

/** The provider refused to take the refund at all. */
export const refusedProgress = (reason: string, now: Date): RefundProgress => ({
  state: 'failed',
  providerId: null,
  failure: reason,
  nextTryAt: now,
  processedAt: null,
});
