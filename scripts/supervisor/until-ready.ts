import { setTimeout as delay } from 'node:timers/promises';
import type { PlannedProcess } from './plan.ts';

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until every process says that it is ready; rejects with the names of those that don't in time. */
export const untilReady = async (
  planned: readonly PlannedProcess[],
  { signal, withinMs = 120_000 }: { signal: AbortSignal; withinMs?: number },
): Promise<void> => {
  const deadline = performance.now() + withinMs;
  let waiting = planned;
  while (!signal.aborted) {
    const ready = await Promise.all(waiting.map(({ port }) => isReady(port)));
    waiting = waiting.filter((_, index) => !ready[index]);
    if (waiting.length === 0) return;
    if (performance.now() > deadline) {
      throw new Error(`Not ready after ${withinMs / 1_000} s: ${waiting.map(({ label }) => label).join(', ')}.`);
    }
    await delay(200);
  }
};
