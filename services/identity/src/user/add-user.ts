import { conflict } from '@shop/chassis/errors/problem';
import type { Transaction } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { insertUser } from './user-store.ts';
import type { NewUser } from './user-store.ts';

/** Makes a user and tells of it. Throws a Problem 409 where the e-mail address is taken. */
export async function addUser(tx: Transaction, outbox: Outbox, user: NewUser, at: Date): Promise<number> {
  const userId = await insertUser(tx, user, at);
  if (userId === null)
    throw conflict('email_taken', 'There is an account with this e-mail address already. Please sign in.');
  await outbox.append(tx, { type: 'identity.user-registered.v1', payload: { userId, roles: [user.role], version: 1 } });
  return userId;
}
