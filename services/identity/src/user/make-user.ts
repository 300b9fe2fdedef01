import type { NewUser } from '@shop/contracts/services/identity';
import type { Database } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import type { Passwords } from '../password/passwords.ts';
import { addUser } from './add-user.ts';
import { emailTaken } from './email-taken.ts';

export interface MakeUserParts {
  database: Database;
  outbox: Outbox;
  passwords: Passwords;
  now: () => Date;
}

/** An admin makes a user with one role. Throws a Problem: 400 for an unknown role, 409 for a taken e-mail address. */
export async function makeUser(
  { database, outbox, passwords, now }: MakeUserParts,
  { name, email, password, phone = null, roleId, imageUrl }: NewUser,
): Promise<number> {
  const passwordHash = await passwords.hash(password);
  const user = { name, email, passwordHash, phone, gender: null, imageUrl };
  const userId = await database.transaction((tx) => addUser(tx, outbox, user, roleId, now()));
  if (userId === null) throw emailTaken();
  return userId;
}
