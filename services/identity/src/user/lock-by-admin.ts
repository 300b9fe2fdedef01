import type { Transaction } from '@shop/chassis/database/database';
import { forbidden, notFound } from '@shop/chassis/errors/problem';
import { rolesOf } from '../role/role-store.ts';
import { builtInNames } from '../role/held-roles.ts';
import { lockUser } from './user-store.ts';
import type { UserFields } from './user-store.ts';

export const userNotFound = () => notFound('User not found');

/**
 * Holds the rows of an admin and of the user whom it changes, in one order for all, and makes sure that it still is an
 * admin: of two who remove each other at the same moment one stays. Throws a Problem 403 or 404.
 */
export async function lockByAdmin(tx: Transaction, adminId: number, userId: number): Promise<UserFields> {
  const inOrder = adminId < userId ? [adminId, userId] : [userId, adminId];
  const locked = new Map<number, UserFields | null>();
  for (const id of inOrder) locked.set(id, await lockUser(tx, id));
  if (!builtInNames(await rolesOf(tx, adminId)).includes('admin')) throw forbidden();
  const user = locked.get(userId);
  if (!user) throw userNotFound();
  return user;
}
