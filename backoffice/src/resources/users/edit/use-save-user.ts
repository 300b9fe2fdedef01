import type { User } from '@shop/contracts/rest/users';
import { useCallback } from 'react';
import { useNotify, useRedirect, useUpdate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useFailureDialog } from '../../../components/dialogs/use-failure-dialog.ts';
import { fieldErrorsOf } from '../../../components/forms/field-errors.ts';

/** Changes a user and shows it; answers what was wrong with single fields. */
export function useSaveUser(user: User) {
  const [update] = useUpdate();
  const notify = useNotify();
  const redirect = useRedirect();
  const tellFailure = useFailureDialog('Failed to update user.');
  return useCallback(
    async (data: FieldValues) => {
      try {
        const change = { id: user.id, data, previousData: user };
        await update('users', change, { mutationMode: 'pessimistic', returnPromise: true });
      } catch (failure) {
        await tellFailure(failure);
        return fieldErrorsOf(failure);
      }
      notify('User updated successfully!', { type: 'success' });
      redirect('show', 'users', user.id);
      return undefined;
    },
    [user, update, notify, redirect, tellFailure],
  );
}
