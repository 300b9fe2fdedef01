import type { Transaction } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { stopAgentOfUser } from '../agent/stop-agent.ts';
import { changesBetween, isEmpty } from '@shop/chassis/events/changes-between';
import { builtInNames, lostRoles, namesOf } from '../role/held-roles.ts';
import { rolesOf, setRoles } from '../role/role-store.ts';
import { closeShopOfUser } from '../vendor/close-shop.ts';
import { unknownRole } from './add-user.ts';
import { updateUser } from './user-store.ts';
import type { UserFields } from './user-store.ts';

export interface UserChange extends UserFields {
  /** Null where the password stays. */
  passwordHash: string | null;
  /** Null where the roles stay. */
  roleIds: readonly number[] | null;
}

const PERSONAL: ReadonlySet<string> = new Set(['name', 'email', 'phone', 'imageUrl', 'password']);

/**
 * Writes what is different of a user whose row is held, and tells of it. With the role of a vendor or an agent goes what
 * it carried. Answers whether the user's tokens are to be ended: they name its e-mail address and its role.
 */
export async function applyUserChange(
  tx: Transaction,
  outbox: Outbox,
  user: { id: number; before: UserFields },
  change: UserChange,
  at: Date,
): Promise<boolean> {
  const { passwordHash, roleIds, ...fields } = change;
  const held = await rolesOf(tx, user.id);
  if (roleIds && !(await setRoles(tx, user.id, roleIds))) throw unknownRole('roleIds');
  const holds = await rolesOf(tx, user.id);
  const roles = builtInNames(holds);

  const changes = {
    ...changesBetween({ ...user.before }, { ...user.before, ...fields }, PERSONAL),
    ...(passwordHash === null ? {} : { password: { from: null, to: null } }),
    ...changesBetween({ roles: namesOf(held) }, { roles: namesOf(holds) }, PERSONAL),
  };
  if (isEmpty(changes)) return false;
  const version = await updateUser(tx, user.id, { ...fields, passwordHash }, at);
  outbox.append(tx, { type: 'identity.user-changed.v1', payload: { userId: user.id, roles, version, changes } });

  const lost = lostRoles(held, holds);
  if (lost.includes('vendor')) await closeShopOfUser(tx, outbox, user.id, at);
  if (lost.includes('delivery')) await stopAgentOfUser(tx, outbox, user.id, at);
  return 'password' in changes || 'email' in changes || 'roles' in changes;
}
