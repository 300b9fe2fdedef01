import type { ProfileInput } from '@shop/contracts/rest/auth';
import type { Database } from '@shop/chassis/database/database';
import { notFound } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import type { Passwords } from '../password/passwords.ts';
import type { Revocations } from '../revocation/revocations.ts';
import { findUser, lockUser, updateUser } from './user-store.ts';
import type { User } from './user-store.ts';

export interface ChangeProfileParts {
  database: Database;
  outbox: Outbox;
  passwords: Passwords;
  revocations: Revocations;
  now: () => Date;
}

/** Changes what the input names. A new password ends all of the user's tokens, the one in use too. */
export async function changeProfile(parts: ChangeProfileParts, userId: number, input: ProfileInput): Promise<User> {
  const { database, outbox, passwords, revocations, now } = parts;
  const { name, phone, password } = input;
  const passwordHash = password === undefined ? undefined : await passwords.hash(password);
  const { user, publishRevocation } = await database.transaction(async (tx) => {
    const at = now();
    const version = (await lockUser(tx, userId))
      ? await updateUser(tx, userId, { name, phone, passwordHash }, at)
      : null;
    const changed = await findUser(tx, userId);
    if (version === null || !changed) throw notFound('This account does not exist any more.');
    await outbox.append(tx, {
      type: 'identity.user-changed.v1',
      payload: { userId, roles: changed.roles, version },
    });
    const ended = passwordHash === undefined ? null : await revocations.endTokensOfUser(tx, userId);
    return { user: changed, publishRevocation: ended };
  });
  await publishRevocation?.();
  return user;
}
