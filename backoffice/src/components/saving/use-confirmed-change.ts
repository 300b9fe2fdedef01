import { type RaRecord, useRefresh, useUpdate } from 'react-admin';
import type { Question } from '../dialogs/dialogs.ts';
import { useConfirmed } from '../dialogs/use-confirmed.ts';
import { useOutcome } from '../use-outcome.ts';

interface ConfirmedChange<Changed extends RaRecord> {
  resource: string;
  record: Changed;
  data: Partial<Changed>;
  question: Question;
  /** What is said when it has worked, and when it has not. */
  done: string;
  failed: string;
}

/** Changes a record once the person has said so, and reads the screen again. */
export function useConfirmedChange<Changed extends RaRecord>(asked: ConfirmedChange<Changed>) {
  const { resource, record, data, question, done, failed } = asked;
  const confirmed = useConfirmed();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  const { onSuccess, onError } = useOutcome({ done, failed });
  const change = async () => {
    if (!(await confirmed(question))) return;
    await update(
      resource,
      { id: record.id, data, previousData: record },
      {
        mutationMode: 'pessimistic',
        onError,
        onSuccess: () => {
          onSuccess();
          refresh();
        },
      },
    );
  };
  return { change, isPending };
}
