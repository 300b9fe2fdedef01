/**
 * Runs some work one at a time. Asked while it runs, it runs once more afterwards, however often it was asked; the promise
 * ends with a run that began after the question.
 */
export function coalesced(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const ask = (): Promise<void> => {
    if (!running) {
      running = work().finally(() => (running = undefined));
      return running;
    }
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return ask();
      });
    return next;
  };
  return ask;
}
