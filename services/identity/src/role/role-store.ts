import type { ListQuery, Page } from '@shop/contracts/list';
import type { RoleInput, RoleRecord, roleListRules } from '@shop/contracts/rest/roles';
import type { Role } from '@shop/contracts/roles';
import type { Queryable, Transaction } from '@shop/chassis/database/database';
import { pageOf, sql } from '@shop/chassis/database/list-sql';
import { containing } from '@shop/chassis/database/containing';
import { foldForSearch } from '@shop/contracts/text';
import type { HeldRole } from './held-roles.ts';

export interface StoredRole extends RoleRecord {
  builtIn: boolean;
  version: number;
}

const RECORD = 'id, name, description';
const STORED = `${RECORD}, built_in AS "builtIn", version`;

type RoleFilter = { id?: number[] | undefined; q?: string | undefined };
type RoleQuery = ListQuery<(typeof roleListRules.sortKeys)[number], RoleFilter>;

export const listRoles = (db: Queryable, query: RoleQuery): Promise<Page<RoleRecord>> =>
  pageOf<RoleRecord>(db, {
    select: RECORD,
    from: 'role',
    where: [
      ...(query.filter.id ? [sql`id = ANY (${query.filter.id}::bigint[])`] : []),
      ...(query.filter.q ? [sql`name_folded LIKE ${containing(query.filter.q)}`] : []),
    ],
    orderBy: { id: 'id', name: 'name' },
    query,
  });

export async function insertRole(tx: Transaction, { name, description = null }: RoleInput): Promise<StoredRole> {
  const [role] = await tx.query<StoredRole>(
    `INSERT INTO role (name, name_folded, description) VALUES ($1, $2, $3) RETURNING ${STORED}`,
    [name, foldForSearch(name), description],
  );
  if (!role) throw new Error('the role was not stored');
  return role;
}

/** Holds the role's row, so that nobody is given it meanwhile. */
export async function lockRole(tx: Transaction, id: number): Promise<StoredRole | null> {
  const [role] = await tx.query<StoredRole>(`SELECT ${STORED} FROM role WHERE id = $1 FOR UPDATE`, [id]);
  return role ?? null;
}

export async function updateRole(tx: Transaction, { id, name, description }: RoleRecord): Promise<number> {
  const [row] = await tx.query<{ version: number }>(
    `UPDATE role SET name = $2, name_folded = $3, description = $4, version = version + 1
     WHERE id = $1 RETURNING version`,
    [id, name, foldForSearch(name), description],
  );
  if (!row) throw new Error(`role ${id} does not exist`);
  return row.version;
}

export async function deleteRole(tx: Transaction, id: number): Promise<void> {
  await tx.execute('DELETE FROM role WHERE id = $1', [id]);
}

export async function countHolders(tx: Transaction, id: number): Promise<number> {
  const [row] = await tx.query<{ holders: number }>(
    'SELECT count(*)::int AS holders FROM user_role WHERE role_id = $1',
    [id],
  );
  return row?.holders ?? 0;
}

export async function builtInRoleId(db: Queryable, name: Role): Promise<number> {
  const [row] = await db.query<{ id: number }>('SELECT id FROM role WHERE name = $1 AND built_in', [name]);
  if (!row) throw new Error(`there is no role ${name}`);
  return row.id;
}

/** Gives a user exactly these roles. Answers false, and gives none, where one of them does not exist. */
export async function setRoles(tx: Transaction, userId: number, roleIds: readonly number[]): Promise<boolean> {
  const there = await tx.query('SELECT id FROM role WHERE id = ANY ($1) ORDER BY id FOR KEY SHARE', [roleIds]);
  if (there.length !== new Set(roleIds).size) return false;
  await tx.execute('DELETE FROM user_role WHERE user_id = $1 AND role_id <> ALL ($2)', [userId, roleIds]);
  await tx.execute('INSERT INTO user_role (user_id, role_id) SELECT $1, unnest($2::int[]) ON CONFLICT DO NOTHING', [
    userId,
    roleIds,
  ]);
  return true;
}

/** The roles that a user holds, in the order of their ids. */
export const rolesOf = (db: Queryable, userId: number): Promise<HeldRole[]> =>
  db.query<HeldRole>(
    `SELECT role.id, role.name, role.built_in AS "builtIn"
     FROM user_role JOIN role ON role.id = user_role.role_id WHERE user_role.user_id = $1 ORDER BY role.id`,
    [userId],
  );
