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
  imageUrl: string | null;
}

/** What may be changed of a user, beside its password and its roles. */
export interface UserFields {
  name: string;
  email: string;
  phone: string | null;
  imageUrl: string | null;
}

const ERASED_NAME = 'Deleted user';

const BUILT_IN_ROLES = `ARRAY(
  SELECT role.name FROM user_role JOIN role ON role.id = user_role.role_id
  WHERE user_role.user_id = user_account.id AND role.built_in ORDER BY role.id) AS roles`;

/** Null where the e-mail address is taken already. */
export async function insertUser(tx: Transaction, user: NewUser, at: Date): Promise<number | null> {
  const { name, email, passwordHash, phone, gender, imageUrl } = user;
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO user_account
       (name, name_folded, email, password_hash, phone, gender, image_url, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)
     ON CONFLICT (lower(email)) DO NOTHING RETURNING id`,
    [name, foldForSearch(name), email, passwordHash, phone, gender, imageUrl, at],
  );
  return row?.id ?? null;
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

/** Writes a user's fields, and its password where there is a new one; answers the row's new version. */
export async function updateUser(
  tx: Transaction,
  id: number,
  { name, email, phone, imageUrl, passwordHash }: UserFields & { passwordHash: string | null },
  at: Date,
): Promise<number> {
  const [row] = await tx.query<{ version: number }>(
    `UPDATE user_account SET name = $2, name_folded = $3, email = $4, phone = $5, image_url = $6,
       password_hash = coalesce($7, password_hash), version = version + 1, updated_at = $8
     WHERE id = $1 RETURNING version`,
    [id, name, foldForSearch(name), email, phone, imageUrl, passwordHash, at],
  );
  if (!row) throw new Error(`user ${id} does not exist`);
  return row.version;
}

/** Holds the user's row until the end of the transaction, so that changes of what is the user's come one by one. */
export async function lockUser(tx: Transaction, id: number): Promise<UserFields | null> {
  const [fields] = await tx.query<UserFields>(
    `SELECT name, email, phone, image_url AS "imageUrl" FROM user_account
     WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
    [id],
  );
  return fields ?? null;
}

/** Erases who the user was; its id stays taken. Answers the row's new version. */
export async function eraseUser(tx: Transaction, id: number, at: Date): Promise<number> {
  const [row] = await tx.query<{ version: number }>(
    `UPDATE user_account SET name = $2, name_folded = $3, email = NULL, password_hash = NULL, phone = NULL,
       gender = NULL, image_url = NULL, version = version + 1, updated_at = $4, deleted_at = $4
     WHERE id = $1 RETURNING version`,
    [id, ERASED_NAME, foldForSearch(ERASED_NAME), at],
  );
  if (!row) throw new Error(`user ${id} does not exist`);
  return row.version;
}
