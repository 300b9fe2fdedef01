import type { ListQuery, Page } from '@shop/contracts/list';
import type { LACKING, User, userListRules } from '@shop/contracts/rest/users';
import type { Queryable } from '@shop/chassis/database/database';
import { pageOf, sql } from '@shop/chassis/database/list-sql';
import type { SqlPart } from '@shop/chassis/database/list-sql';
import { containing } from '@shop/chassis/database/containing';
import { ADDRESS_AS_JSON } from '../address/address-store.ts';

type UserRow = Omit<User, 'createdAt'> & { createdAt: Date };

const VIEW = `user_account.id, user_account.name, email, phone, image_url AS "imageUrl", created_at AS "createdAt",
  (SELECT coalesce(json_agg(json_build_object('roleId', role.id, 'role', json_build_object('id', role.id, 'name', role.name))
     ORDER BY role.id), '[]')
   FROM user_role JOIN role ON role.id = user_role.role_id WHERE user_role.user_id = user_account.id) AS roles,
  (SELECT coalesce(json_agg(${ADDRESS_AS_JSON} ORDER BY is_default DESC, address.id), '[]')
   FROM address WHERE customer_id = user_account.id) AS addresses`;

const toView = (row: UserRow): User => ({ ...row, createdAt: row.createdAt.toISOString() });

type Lacking = (typeof LACKING)[number];
interface UserFilter {
  id?: number[] | undefined;
  q?: string | undefined;
  roleId?: number[] | undefined;
  lacks?: Lacking | undefined;
}
type UserQuery = ListQuery<(typeof userListRules.sortKeys)[number], UserFilter>;

const holding = (role: string): SqlPart =>
  sql`EXISTS (SELECT FROM user_role JOIN role ON role.id = role_id
    WHERE user_id = user_account.id AND built_in AND role.name = ${role})`;
const WITHOUT: Record<Lacking, SqlPart[]> = {
  shop: [holding('vendor'), sql`NOT EXISTS (SELECT FROM vendor WHERE user_id = user_account.id)`],
  papers: [holding('delivery'), sql`NOT EXISTS (SELECT FROM agent WHERE user_id = user_account.id)`],
};

const conditions = ({ id, q, roleId, lacks }: UserFilter): SqlPart[] => [
  sql`deleted_at IS NULL`,
  ...(id ? [sql`id = ANY (${id}::bigint[])`] : []),
  ...(q ? [sql`name_folded LIKE ${containing(q)}`] : []),
  ...(roleId
    ? [sql`EXISTS (SELECT FROM user_role WHERE user_id = user_account.id AND role_id = ANY (${roleId}::bigint[]))`]
    : []),
  ...(lacks ? WITHOUT[lacks] : []),
];

/** Users as admins see them; deleted ones are not among them. Only those of the page are looked at more closely. */
export async function listUsers(db: Queryable, query: UserQuery): Promise<Page<User>> {
  const { rows, total } = await pageOf<{ id: number }>(db, {
    select: 'id',
    from: 'user_account',
    where: conditions(query.filter),
    orderBy: { id: 'id', name: 'name', email: 'email', createdAt: 'created_at' },
    query,
  });
  return { rows: await readUserViews(db, rows), total };
}

async function readUserViews(db: Queryable, users: readonly { id: number }[]): Promise<User[]> {
  const rows = await db.query<UserRow>(
    `SELECT ${VIEW} FROM unnest($1::integer[]) WITH ORDINALITY AS wanted (user_id, place)
     JOIN user_account ON user_account.id = wanted.user_id ORDER BY place`,
    [users.map(({ id }) => id)],
  );
  return rows.map(toView);
}

export async function findUserView(db: Queryable, id: number): Promise<User | null> {
  const [row] = await db.query<UserRow>(`SELECT ${VIEW} FROM user_account WHERE id = $1 AND deleted_at IS NULL`, [id]);
  return row ? toView(row) : null;
}
