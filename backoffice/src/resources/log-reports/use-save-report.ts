import type { LogReport } from '@shop/contracts/rest/log-reports';
import { useNotify, useRedirect, useUpdate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { type FieldErrors, fieldErrorsOf } from '../../components/forms/field-errors.ts';
import { sentenceOfFailure } from '../../components/sentence-of-failure.ts';

/** Changes a report's message and level and goes back to the list; answers what was wrong with single fields. */
export function useSaveReport(report: LogReport) {
  const [update] = useUpdate();
  const notify = useNotify();
  const redirect = useRedirect();
  return async ({ message, level }: FieldValues): Promise<FieldErrors | undefined> => {
    const change = { id: report.id, data: { message, level } as Partial<LogReport>, previousData: report };
    try {
      await update('logreports', change, { mutationMode: 'pessimistic', returnPromise: true });
    } catch (failure) {
      notify(sentenceOfFailure('Failed to update the log report.', failure), { type: 'error', autoHideDuration: null });
      return fieldErrorsOf(failure);
    }
    notify('Log report updated successfully!', { type: 'success' });
    redirect('list', 'logreports');
    return undefined;
  };
}
