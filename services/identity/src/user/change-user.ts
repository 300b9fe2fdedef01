import type { UserChange as RequestedChange } from '@shop/contracts/services/identity';
import { isUniqueViolation } from '@shop/chassis/database/constraint';
import type { Database, Transaction } from '@shop/chassis/database/database';
import { conflict } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import { named } from '../changes/named.ts';
import type { Passwords } from '../password/passwords.ts';
import type { Revocations } from '../revocation/revocations.ts';
import { builtInRoleId } from '../role/role-store.ts';
import { applyUserChange } from './apply-user-change.ts';
import { emailTaken } from './email-taken.ts';
import { lockByAdmin } from './lock-by-admin.ts';
import { refuseWorkOfLostRoles } from './refuse-work-of-lost-roles.ts';
import type { WorkParts } from './refuse-work-of-lost-roles.ts';
import type { UserFields } from './user-store.ts';

export interface ChangeUserParts {
  database: Database;
  outbox: Outbox;
  passwords: Passwords;
  revocations: Revocations;
  now: () => Date;
}

/**
 * An admin changes what is named of a user. Throws a Problem: 400, 404, 409 for a taken e-mail address, for demoting
 * itself or for taking a role with unfinished work.
 */
export async function changeUser(
  parts: ChangeUserParts & WorkParts,
  adminId: number,
  userId: number,
  change: RequestedChange,
): Promise<void> {
  if (change.roleIds) await refuseWorkOfLostRoles(parts, userId, change.roleIds);
  await changeLockedUser(parts, userId, change, async (tx) => {
    const user = await lockByAdmin(tx, adminId, userId);
    const demotes = change.roleIds && !change.roleIds.includes(await builtInRoleId(tx, 'admin'));
    if (demotes && adminId === userId) {
      throw conflict('own_role', 'You can’t take the admin role from yourself. Another admin can do it.');
    }
    return user;
  });
}

/** Changes a user whose row `lock` holds and answers. Tokens that end with the change have ended once this resolves. */
export async function changeLockedUser(
  { database, outbox, passwords, revocations, now }: ChangeUserParts,
  userId: number,
  { password, roleIds, ...fields }: RequestedChange,
  lock: (tx: Transaction) => Promise<UserFields>,
): Promise<void> {
  const passwordHash = password === undefined ? null : await passwords.hash(password);
  const work = () =>
    database.transaction(async (tx) => {
      const before = await lock(tx);
      const change = { ...before, ...named(fields), passwordHash, roleIds: roleIds ?? null };
      const endsTokens = await applyUserChange(tx, outbox, { id: userId, before }, change, now());
      return endsTokens ? revocations.endTokensOfUser(tx, userId) : null;
    });
  const publishRevocation = await work().catch((error: unknown) => {
    throw isUniqueViolation(error, 'user_account_email') ? emailTaken() : error;
  });
  await publishRevocation?.();
}
