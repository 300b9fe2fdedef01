import type { Metrics } from '../health/metrics.ts';

const OUTCOMES = ['handled', 'failed', 'parked'] as const;

/** A rise is seen only where the figure was there before it: the first message that is parked is one too. */
export function countFromZero(metrics: Metrics | undefined, queue: string): void {
  for (const outcome of OUTCOMES) metrics?.messages.inc({ queue, outcome }, 0);
}
