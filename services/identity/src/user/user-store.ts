import type { Role } from '@shop/contracts/roles';
import { foldForSearch } from '@shop/contracts/text';
import type { Queryable, Transaction } from '@shop/chassis/database/database';

export interface User {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  imageUrl: string | null;
  /** The built-in ones; what an admin invented grants nothing. */
  roles: Role[];
  createdAt: Date;
}

export interface Credentials {
  userId: number;
  email: string;
  passwordHash: string;
  tokenVersion: number;
  roles: Role[];
  vendorId: number | null;
}

export interface NewUser {
  name: string;
  email: string;
  passwordHash: string;
  phone: string | null;
  gender: 'male' | 'female' | null;
  role: Role;
}

export interface UserChange {
  name?: string | undefined;
  phone?: string | undefined;
  passwordHash?: string | undefined;
}

const BUILT_IN_ROLES = `ARRAY(
  SELECT role.name FROM user_role JOIN role ON role.id = user_role.role_id
  WHERE user_role.user_id = user_account.id AND role.built_in ORDER BY role.id) AS roles`;

/** Null where the e-mail address is taken already. */
export async function insertUser(tx: Transaction, user: NewUser, at: Date): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO user_account (name, name_folded, email, password_hash, phone, gender, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
     ON CONFLICT (lower(email)) DO NOTHING RETURNING id`,
    [user.name, foldForSearch(user.name), user.email, user.passwordHash, user.phone, user.gender, at],
  );
  if (!row) return null;
  await tx.execute('INSERT INTO user_role (user_id, role_id) SELECT $1, id FROM role WHERE name = $2 AND built_in', [
    row.id,
    user.role,
  ]);
  return row.id;
}

export async function findUser(db: Queryable, id: number): Promise<User | null> {
  const [user] = await db.query<User>(
    `SELECT id, name, email, phone, image_url AS "imageUrl", created_at AS "createdAt", ${BUILT_IN_ROLES}
     FROM user_account WHERE id = $1 AND deleted_at IS NULL`,
    [id],
  );
  return user ?? null;
}

/** What signing in needs of the user with that e-mail address, in any case. */
export async function findCredentials(db: Queryable, email: string): Promise<Credentials | null> {
  const [found] = await db.query<Credentials>(
    `SELECT user_account.id AS "userId", email, password_hash AS "passwordHash", token_version AS "tokenVersion",
       vendor.id AS "vendorId", ${BUILT_IN_ROLES}
     FROM user_account LEFT JOIN vendor ON vendor.user_id = user_account.id AND vendor.archived_at IS NULL
     WHERE lower(email) = lower($1) AND deleted_at IS NULL`,
    [email],
  );
  return found ?? null;
}

/** Changes what is named, and answers the row's new version. */
export async function updateUser(tx: Transaction, id: number, change: UserChange, at: Date): Promise<number | null> {
  const { name = null, phone = null, passwordHash = null } = change;
  const [row] = await tx.query<{ version: number }>(
    `UPDATE user_account SET
       name = coalesce($2, name), name_folded = coalesce($3, name_folded), phone = coalesce($4, phone),
       password_hash = coalesce($5, password_hash), version = version + 1, updated_at = $6
     WHERE id = $1 AND deleted_at IS NULL RETURNING version`,
    [id, name, name === null ? null : foldForSearch(name), phone, passwordHash, at],
  );
  return row?.version ?? null;
}

/** Holds the user's row until the end of the transaction, so that changes of what is the user's come one by one. */
export async function lockUser(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx.query('SELECT id FROM user_account WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE', [
    id,
  ]);
  return rows.length === 1;
}
