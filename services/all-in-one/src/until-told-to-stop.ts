import { outliveReaders } from './outlive-readers.ts';

/** Ends when this process is told to stop, by Ctrl-C for one. Told again, it still stops orderly, once. */
export const untilToldToStop = (): Promise<void> =>
  new Promise((resolve) => {
    outliveReaders();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
