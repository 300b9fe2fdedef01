import type { RoleChange, RoleInput, RoleRecord } from '@shop/contracts/rest/roles';
import { isUniqueViolation } from '@shop/chassis/database/constraint';
import type { Database } from '@shop/chassis/database/database';
import { conflict, notFound } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import { changesBetween, isEmpty } from '@shop/chassis/events/changes-between';
import { named } from '../changes/named.ts';
import { countHolders, deleteRole, insertRole, lockRole, updateRole } from './role-store.ts';

export interface RoleParts {
  database: Database;
  outbox: Outbox;
}

/** Makes a role, which grants nothing by itself. Throws a Problem 409 for a taken name. */
export const addRole = ({ database, outbox }: RoleParts, input: RoleInput): Promise<RoleRecord> =>
  refusingTakenName(input.name, () =>
    database.transaction(async (tx) => {
      const { id, name, description, version } = await insertRole(tx, input);
      outbox.append(tx, {
        type: 'identity.role-changed.v1',
        payload: { roleId: id, name, deleted: false, version },
      });
      return { id, name, description };
    }),
  );

/** Changes what is named. Throws a Problem: 404, or 409 for a taken name or a new name of a built-in role. */
export const changeRole = ({ database, outbox }: RoleParts, id: number, change: RoleChange): Promise<RoleRecord> =>
  refusingTakenName(change.name, () =>
    database.transaction(async (tx) => {
      const before = await lockRole(tx, id);
      if (!before) throw notFound('Role not found');
      const old = { id, name: before.name, description: before.description };
      const after = { ...old, ...named(change) };
      if (before.builtIn && after.name !== old.name) {
        throw conflict('built_in_role', `The role “${old.name}” is built in and keeps its name.`);
      }
      const changes = changesBetween(old, after);
      if (isEmpty(changes)) return after;
      const version = await updateRole(tx, after);
      const payload = { roleId: id, name: after.name, deleted: false, version, changes };
      outbox.append(tx, { type: 'identity.role-changed.v1', payload });
      return after;
    }),
  );

/** Throws a Problem: 404, or 409 for a role that is built in or held. */
export const removeRole = ({ database, outbox }: RoleParts, id: number): Promise<void> =>
  database.transaction(async (tx) => {
    const role = await lockRole(tx, id);
    if (!role) throw notFound('Role not found');
    if (role.builtIn) throw conflict('built_in_role', `The role “${role.name}” is built in and can’t be deleted.`);
    const holders = await countHolders(tx, id);
    if (holders > 0) {
      const held = holders === 1 ? '1 user' : `${holders} users`;
      throw conflict('in_use', `“${role.name}” is held by ${held} and can’t be deleted.`);
    }
    await deleteRole(tx, id);
    const payload = { roleId: id, name: role.name, deleted: true, version: role.version + 1 };
    outbox.append(tx, { type: 'identity.role-changed.v1', payload });
  });

async function refusingTakenName<Result>(name: string | undefined, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error, 'role_name')) throw error;
    throw conflict('name_taken', `There is already a role called “${name}”.`);
  }
}
