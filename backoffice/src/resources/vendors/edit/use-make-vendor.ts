import { useCreate, useNotify, useRedirect } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { type FieldErrors, fieldErrorsOf } from '../../../components/forms/field-errors.ts';
import { sentenceOfFailure } from '../../../components/sentence-of-failure.ts';
import { tellConsole } from '../../../components/tell-console.ts';

/** Makes a shop; answers what was wrong with single fields. */
export function useMakeVendor() {
  const [create] = useCreate();
  const notify = useNotify();
  const redirect = useRedirect();
  return async (data: FieldValues): Promise<FieldErrors | undefined> => {
    try {
      await create('vendors', { data }, { returnPromise: true });
    } catch (failure) {
      tellConsole(failure);
      const sentence = sentenceOfFailure('Failed to create vendor. Check console for details.', failure);
      notify(sentence, { type: 'error', autoHideDuration: null });
      return fieldErrorsOf(failure);
    }
    notify('Vendor created successfully!', { type: 'success' });
    redirect('list', 'vendors');
    return undefined;
  };
}
