import { useCallback } from 'react';
import { sentenceOfFailure } from '../sentence-of-failure.ts';
import { useDialogs } from './dialogs.ts';

/** Tells in a dialog that something has failed; the server’s reason is added. */
export function useFailureDialog(sentence: string) {
  const { tell } = useDialogs();
  return useCallback(
    (failure: unknown) => tell({ title: 'Error', text: sentenceOfFailure(sentence, failure) }),
    [tell, sentence],
  );
}
