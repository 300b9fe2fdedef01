import { useMemo } from 'react';
import { type RedirectionSideEffect, useNotify, useRedirect, useResourceContext } from 'react-admin';
import { sentenceOfFailure } from './sentence-of-failure.ts';

interface Outcome {
  /** What is said when it has worked. */
  done: string;
  /** What is said when it has not; the server's reason is added. */
  failed: string;
  /** Where to go when it has worked; false to stay. */
  to?: RedirectionSideEffect;
}

/** What is said after a write, and where the person is led; fits `mutationOptions`. */
export function useOutcome({ done, failed, to = false }: Outcome) {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext();
  return useMemo(
    () => ({
      onSuccess: () => {
        notify(done, { type: 'success' });
        if (to) redirect(to, resource);
      },
      onError: (failure: unknown) => {
        notify(sentenceOfFailure(failed, failure), { type: 'error', autoHideDuration: null });
      },
    }),
    [notify, redirect, resource, done, failed, to],
  );
}
