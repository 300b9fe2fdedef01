import type { Role } from '@shop/contracts/roles';
import type { Transaction } from '@shop/chassis/database/database';
import { badRequest, conflict } from '@shop/chassis/errors/problem';
import { builtInNames } from '../role/held-roles.ts';
import { rolesOf } from '../role/role-store.ts';
import { lockUser } from './user-store.ts';

/** Holds the row of a user of this role, for whom something is to be made. Throws a Problem: 400 for an unknown user, 409 without the role. */
export async function lockHolder(tx: Transaction, userId: number, role: Role): Promise<void> {
  if (!(await lockUser(tx, userId))) {
    const message = 'There is no such user.';
    throw badRequest('invalid', message, [{ path: 'userId', message }]);
  }
  if (!builtInNames(await rolesOf(tx, userId)).includes(role)) {
    throw conflict('role_missing', `This user does not hold the role ${role}. Please give it that role first.`);
  }
}
