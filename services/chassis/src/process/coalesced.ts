import { setImmediate as endOfTurn } from 'node:timers/promises';

/**
 * Runs some work one at a time, once for all who ask in one turn of the event loop. Asked while it runs, it runs once more
 * afterwards, however often it was asked; the promise ends with a run that began after the question.
 */
export function coalesced(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const begin = (): Promise<void> => {
    next = undefined;
    running = work().finally(() => (running = undefined));
    return running;
  };
  return () => (next ??= (running?.catch(() => undefined) ?? endOfTurn()).then(begin));
}
