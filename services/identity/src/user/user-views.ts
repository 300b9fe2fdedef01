import type { ListQuery, Page } from '@shop/contracts/list';
import type { User, userListRules } from '@shop/contracts/rest/users';
import type { Queryable } from '@shop/chassis/database/database';
import { pageOf, sql } from '@shop/chassis/database/list-sql';
import { ADDRESS_AS_JSON } from '../address/address-store.ts';
import { containing } from '../search/containing.ts';

type UserRow = Omit<User, 'createdAt'> & { createdAt: Date };

const VIEW = `user_account.id, user_account.name, email, phone, image_url AS "imageUrl", created_at AS "createdAt",
  (SELECT coalesce(json_agg(json_build_object('roleId', role.id, 'role', json_build_object('id', role.id, 'name', role.name))
     ORDER BY role.id), '[]')
   FROM user_role JOIN role ON role.id = user_role.role_id WHERE user_role.user_id = user_account.id) AS roles,
  (SELECT coalesce(json_agg(${ADDRESS_AS_JSON} ORDER BY is_default DESC, address.id), '[]')
   FROM address WHERE customer_id = user_account.id) AS addresses`;

const toView = (row: UserRow): User => ({ ...row, createdAt: row.createdAt.toISOString() });

type UserFilter = { id?: number[] | undefined; q?: string | undefined };
type UserQuery = ListQuery<(typeof userListRules.sortKeys)[number], UserFilter>;

/** Users as admins see them; deleted ones are not among them. Only those of the page are looked at more closely. */
export async function listUsers(db: Queryable, query: UserQuery): Promise<Page<User>> {
  const { rows, total } = await pageOf<{ id: number }>(db, {
    select: 'id',
    from: 'user_account',
    where: [
      sql`deleted_at IS NULL`,
      ...(query.filter.id ? [sql`id = ANY (${query.filter.id}::bigint[])`] : []),
      ...(query.filter.q ? [sql`name_folded LIKE ${containing(query.filter.q)}`] : []),
    ],
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
