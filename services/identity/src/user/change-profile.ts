import type { ProfileInput } from '@shop/contracts/rest/auth';
import { notFound } from '@shop/chassis/errors/problem';
import { changeLockedUser } from './change-user.ts';
import type { ChangeUserParts } from './change-user.ts';
import { findUser, lockUser } from './user-store.ts';
import type { User } from './user-store.ts';

const gone = () => notFound('This account does not exist any more.');

/** A person changes what the input names of itself. A new password ends all of its tokens, the one in use too. */
export async function changeProfile(parts: ChangeUserParts, userId: number, input: ProfileInput): Promise<User> {
  const { name, phone, password } = input;
  await changeLockedUser(parts, userId, { name, phone, password }, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw gone();
    return user;
  });
  const changed = await findUser(parts.database, userId);
  if (!changed) throw gone();
  return changed;
}
