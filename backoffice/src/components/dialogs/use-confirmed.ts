import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { type Question, useDialogs } from './dialogs.ts';

/** Asks before something is done. Who declines is told that nothing happened: "Cancelled!". */
export function useConfirmed() {
  const { ask } = useDialogs();
  const notify = useNotify();
  return useCallback(
    async (question: Question): Promise<boolean> => {
      const goesAhead = await ask(question);
      if (!goesAhead) notify('Cancelled!', { type: 'info' });
      return goesAhead;
    },
    [ask, notify],
  );
}
