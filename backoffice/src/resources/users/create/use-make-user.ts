import type { RoleRecord } from '@shop/contracts/rest/roles';
import type { User } from '@shop/contracts/rest/users';
import { useState } from 'react';
import { useCreate, useNotify, useRedirect } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { type FieldErrors, fieldErrorsOf } from '../../../components/forms/field-errors.ts';
import { reasonOf, sentenceOfFailure } from '../../../components/sentence-of-failure.ts';
import { tellConsole } from '../../../components/tell-console.ts';
import { type RolePart, partOfRole } from './role-part.ts';

/** A user who was made, while what belongs to its role was not. */
export interface HalfMade {
  user: User;
  /** What is missing. */
  part: RolePart;
  reason: string | null;
}

const NOW = { returnPromise: true } as const;

/** Makes a user and then what belongs to its role. Where only the second fails, another try makes that alone. */
export function useMakeUser(roles: readonly RoleRecord[]) {
  const [create] = useCreate();
  const notify = useNotify();
  const redirect = useRedirect();
  const [half, setHalf] = useState<HalfMade | null>(null);

  const makeUser = (data: FieldValues) => create('users', { data }, NOW) as Promise<User>;
  const makePart = async (user: User, { resource, at, fixed }: RolePart, values: FieldValues) => {
    await create(resource, { data: { ...(values[at] as object), ...fixed, userId: user.id } }, NOW);
  };

  const save = async (values: FieldValues): Promise<FieldErrors | undefined> => {
    const part = partOfRole(roles.find(({ id }) => id === values['roleId']));
    let user = half?.user;
    try {
      user ??= await makeUser(values);
    } catch (failure) {
      tellConsole(failure);
      const sentence = sentenceOfFailure('Failed to create user. Check console for details.', failure);
      notify(sentence, { type: 'error', autoHideDuration: null });
      return fieldErrorsOf(failure);
    }
    if (part)
      try {
        await makePart(user, part, values);
      } catch (failure) {
        tellConsole(failure);
        setHalf({ user, part, reason: reasonOf(failure) });
        const errors = fieldErrorsOf(failure);
        return errors && { [part.at]: errors };
      }
    notify('User created successfully!', { type: 'success' });
    redirect('show', 'users', user.id);
    return undefined;
  };
  return { half, save };
}
