import { outliveReaders } from '../services/all-in-one/src/outlive-readers.ts';

const controller = new AbortController();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    controller.abort();
  });
}

outliveReaders();

/** Aborted once this process has been told to stop, by Ctrl-C for one. */
export const stopSignal: AbortSignal = controller.signal;
