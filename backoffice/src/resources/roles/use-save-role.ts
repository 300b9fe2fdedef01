import type { RoleRecord } from '@shop/contracts/rest/roles';
import { useCreate, useNotify, useUpdate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { type FieldErrors, fieldErrorsOf } from '../../components/forms/field-errors.ts';
import { sentenceOfFailure } from '../../components/sentence-of-failure.ts';
import { tellConsole } from '../../components/tell-console.ts';

/** Makes a role, or changes the one that is edited. */
export function useSaveRole(edited: RoleRecord | null, onSaved: () => void) {
  const [create] = useCreate();
  const [update] = useUpdate();
  const notify = useNotify();
  return async ({ name, description }: FieldValues): Promise<FieldErrors | undefined> => {
    const data = { name: name as unknown, description: (description ?? null) as unknown };
    try {
      if (edited) {
        const change = { id: edited.id, data, previousData: edited };
        await update('roles', change, { mutationMode: 'pessimistic', returnPromise: true });
      } else await create('roles', { data }, { returnPromise: true });
    } catch (failure) {
      tellConsole(failure);
      const sentence = sentenceOfFailure('Error saving role. Check console.', failure);
      notify(sentence, { type: 'error', autoHideDuration: null });
      return fieldErrorsOf(failure);
    }
    notify(edited ? 'Role updated successfully!' : 'Role created successfully!', { type: 'success' });
    onSaved();
    return undefined;
  };
}
