import { badRequest, conflict } from '@shop/chassis/errors/problem';
import type { Transaction } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { builtInNames } from '../role/held-roles.ts';
import { rolesOf, setRoles } from '../role/role-store.ts';
import { insertUser } from './user-store.ts';
import type { NewUser } from './user-store.ts';

export const emailTaken = () =>
  conflict('email_taken', 'There is an account with this e-mail address already. Please sign in.');

export function unknownRole(path: string) {
  const message = 'There is no such role.';
  return badRequest('invalid', message, [{ path, message }]);
}

/** Makes a user and tells of it. Throws a Problem: 409 where the e-mail address is taken, 400 for an unknown role. */
export async function addUser(
  tx: Transaction,
  outbox: Outbox,
  user: NewUser,
  roleId: number,
  at: Date,
): Promise<number> {
  const userId = await insertUser(tx, user, at);
  if (userId === null) throw emailTaken();
  if (!(await setRoles(tx, userId, [roleId]))) throw unknownRole('roleId');
  const roles = builtInNames(await rolesOf(tx, userId));
  outbox.append(tx, { type: 'identity.user-registered.v1', payload: { userId, roles, version: 1 } });
  return userId;
}
