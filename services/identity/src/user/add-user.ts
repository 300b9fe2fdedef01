import { badRequest } from '@shop/chassis/errors/problem';
import type { Transaction } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { builtInNames } from '../role/held-roles.ts';
import { rolesOf, setRoles } from '../role/role-store.ts';
import { insertUser } from './user-store.ts';
import type { NewUser } from './user-store.ts';

export function unknownRole(path: string) {
  const message = 'There is no such role.';
  return badRequest('invalid', message, [{ path, message }]);
}

/** Makes a user and tells of it. Null where the e-mail address is taken. Throws a Problem 400 for an unknown role. */
export async function addUser(
  tx: Transaction,
  outbox: Outbox,
  user: NewUser,
  roleId: number,
  at: Date,
): Promise<number | null> {
  const userId = await insertUser(tx, user, at);
  if (userId === null) return null;
  if (!(await setRoles(tx, userId, [roleId]))) throw unknownRole('roleId');
  const roles = builtInNames(await rolesOf(tx, userId));
  outbox.append(tx, { type: 'identity.user-registered.v1', payload: { userId, roles, version: 1 } });
  return userId;
}
