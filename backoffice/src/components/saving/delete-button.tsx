import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import type { MouseEvent } from 'react';
import {
  type RedirectionSideEffect,
  useDelete,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useUnselect,
} from 'react-admin';
import type { Question } from '../dialogs/dialogs.ts';
import { useConfirmed } from '../dialogs/use-confirmed.ts';
import { useOutcome } from '../use-outcome.ts';

export interface Deletion {
  question: Question;
  /** What is said when it has worked, and when not. */
  done: string;
  failed: string;
  to?: RedirectionSideEffect;
  label?: string;
  /** Done besides, when it has worked. */
  onDone?: () => void;
  /** Done besides, where it has not worked. */
  onFailed?: (failure: unknown) => void;
}

/** Deletes the record around it once the person has said so, and not before the server has done it. */
export function DeleteButton({ question, done, failed, to = false, label = 'Delete', onDone, onFailed }: Deletion) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const confirmed = useConfirmed();
  const outcome = useOutcome({ done, failed, to });
  const unselect = useUnselect(resource);
  const refresh = useRefresh();
  const [remove, { isPending }] = useDelete();

  const ask = async () => {
    if (!record || !(await confirmed(question))) return;
    await remove(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onError: (failure) => {
          onFailed?.(failure);
          outcome.onError(failure);
        },
        onSuccess: () => {
          unselect([record.id]);
          onDone?.();
          outcome.onSuccess();
          // What is left behind has nothing to read again; the list that is gone to reads itself.
          if (!to) refresh();
        },
      },
    );
  };

  return (
    <Button
      color="error"
      size="small"
      startIcon={<DeleteIcon />}
      disabled={isPending}
      onClick={(event: MouseEvent) => {
        // The row behind it would open.
        event.stopPropagation();
        void ask();
      }}
    >
      {label}
    </Button>
  );
}
