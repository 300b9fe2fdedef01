import type { Logger } from '../log/logger.ts';
import { coalesced } from './coalesced.ts';
import { every } from './every.ts';

export interface BackgroundWork {
  /** Has the work done soon, without waiting for it. */
  wake(): void;
  /** Does the work now and then every so many milliseconds. */
  start(everyMs: number): void;
  /** Resolves once what runs is over; the work is not done again. */
  stop(): Promise<void>;
}

/** Work that runs beside the requests, one run at a time, whoever asks for it. Its errors are logged. */
export function createBackgroundWork(name: string, work: () => Promise<void>, logger: Logger): BackgroundWork {
  let stopped = false;
  let repeating: ReturnType<typeof every> | undefined;
  const run = coalesced(async () => {
    if (!stopped) await work();
  });
  const runLogged = (): Promise<void> =>
    run().catch((error: unknown) => logger.error({ err: error, work: name }, 'work in the background failed'));

  return {
    wake: () => void runLogged(),
    start: (everyMs) => {
      repeating = every(everyMs, run, { name, logger });
      void runLogged();
    },
    stop: async () => {
      stopped = true;
      await repeating?.stop();
      await runLogged();
    },
  };
}
