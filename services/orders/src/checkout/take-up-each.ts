import type { Logger } from '@shop/chassis/log/logger';

const AT_ONCE = 5;
/** A round takes no longer than that and one call more, so that a process that is told to stop can; the next goes on. */
const ROUND_MS = 5_000;

/** Takes checkouts up, a few at once. What fails is logged as `what`, keeps nothing else waiting, and is left to a later round. */
export async function takeUpEach(
  references: readonly string[],
  takeUp: (reference: string) => Promise<unknown>,
  { what, logger }: { what: string; logger: Logger },
): Promise<void> {
  const until = performance.now() + ROUND_MS;
  const left = [...references];
  const takeUpOne = (reference: string) =>
    takeUp(reference).catch((error: unknown) => logger.warn({ err: error, reference }, what));
  while (left.length > 0 && performance.now() < until) await Promise.all(left.splice(0, AT_ONCE).map(takeUpOne));
}
