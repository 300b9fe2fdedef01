import type { Logger } from '../log/logger.ts';

export interface Repeating {
  /** Resolves once a run that has begun is over; there is no further one. */
  stop(): Promise<void>;
}

/** Repeats some work without overlap, `ms` after the last run ended; the first run too waits for `ms`. Errors are logged. */
export function every(
  ms: number,
  work: () => Promise<void>,
  { name, logger }: { name: string; logger: Logger },
): Repeating {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const schedule = (): void => {
    if (!stopped) timer = setTimeout(run, ms);
  };
  const run = (): void => {
    running = Promise.resolve()
      .then(work)
      .catch((error: unknown) => logger.error({ err: error, work: name }, 'repeated work failed'))
      .finally(schedule);
  };

  schedule();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
