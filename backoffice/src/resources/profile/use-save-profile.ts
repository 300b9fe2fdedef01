import type { Profile, ProfileInput } from '@shop/contracts/rest/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useConfirmed } from '../../components/dialogs/use-confirmed.ts';
import { type FieldErrors, fieldErrorsOf } from '../../components/forms/field-errors.ts';
import { sentenceOfFailure } from '../../components/sentence-of-failure.ts';
import { useShop } from '../../data/shop.tsx';
import { OWN_PROFILE } from './own-profile.ts';

const NEW_PASSWORD = {
  title: 'Change your password?',
  text: 'Your session ends here and on every other device. You sign in again with the new password.',
  action: 'Change and sign in again',
};

/** An empty phone that was none says nothing; an emptied one is refused by the server, which wants a number. */
function inputOf({ name, phone, password }: FieldValues, before: Profile): ProfileInput {
  return {
    ...(name === before.name ? {} : { name: name as string }),
    ...(phone === before.phone ? {} : { phone: (phone ?? '') as string }),
    ...(password ? { password: password as string } : {}),
  };
}

/** Changes the person’s own account. With a new password the session has ended. */
export function useSaveProfile(profile: Profile) {
  const { http } = useShop();
  const known = useQueryClient();
  const notify = useNotify();
  const confirmed = useConfirmed();
  const [hasEnded, setHasEnded] = useState(false);
  const save = async (values: FieldValues): Promise<FieldErrors | undefined> => {
    const input = inputOf(values, profile);
    if (input.password !== undefined && !(await confirmed(NEW_PASSWORD))) return undefined;
    try {
      known.setQueryData([OWN_PROFILE], await http.put<Profile>(OWN_PROFILE, input));
    } catch (failure) {
      notify(sentenceOfFailure('Failed to save your profile.', failure), { type: 'error', autoHideDuration: null });
      return fieldErrorsOf(failure);
    }
    if (input.password === undefined) notify('Profile saved.', { type: 'success' });
    else setHasEnded(true);
    return undefined;
  };
  return { save, hasEnded };
}
