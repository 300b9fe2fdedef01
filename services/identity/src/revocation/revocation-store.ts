import type { RevocationQuestion } from '@shop/chassis/auth/revocation-check';
import type { Queryable, Transaction } from '@shop/chassis/database/database';
import type { Revocation } from './revocation.ts';

interface RevocationRow {
  id: number;
  tokenId: string | null;
  userId: number | null;
  lowestVersion: number | null;
  expiresAt: Date;
}

const BATCH = 1000;

export async function insertEndedToken(db: Queryable, tokenId: string, at: Date, expiresAt: Date): Promise<void> {
  await db.execute(
    'INSERT INTO revocation (token_id, revoked_at, expires_at) VALUES ($1, $2, $3) ON CONFLICT (token_id) DO NOTHING',
    [tokenId, at, expiresAt],
  );
}

/** Outdates all tokens of a user and answers the lowest version that is good from now on. */
export async function outdateTokens(tx: Transaction, userId: number, at: Date, expiresAt: Date): Promise<number> {
  const [row] = await tx.query<{ lowestVersion: number }>(
    `WITH raised AS (
       UPDATE user_account SET token_version = token_version + 1 WHERE id = $1 RETURNING id, token_version
     )
     INSERT INTO revocation (user_id, lowest_version, revoked_at, expires_at)
     SELECT id, token_version, $2, $3 FROM raised
     ON CONFLICT (user_id) DO UPDATE SET
       lowest_version = excluded.lowest_version, revoked_at = excluded.revoked_at, expires_at = excluded.expires_at
     RETURNING lowest_version AS "lowestVersion"`,
    [userId, at, expiresAt],
  );
  if (!row) throw new Error(`user ${userId} does not exist`);
  return row.lowestVersion;
}

/** The database's own word on a token; also the tokens of deleted users are dead. */
export async function isRevoked(db: Queryable, { tokenId, userId, version }: RevocationQuestion): Promise<boolean> {
  const [row] = await db.query<{ revoked: boolean }>(
    `SELECT EXISTS (SELECT FROM revocation WHERE token_id = $1) OR NOT EXISTS (
       SELECT FROM user_account WHERE id = $2 AND deleted_at IS NULL AND token_version <= $3
     ) AS revoked`,
    [tokenId, userId, version],
  );
  return row?.revoked ?? true;
}

/** The revocations that still matter at a moment, in batches; with `since`, only those made after it. */
export async function* liveRevocations(
  db: Queryable,
  { at, since }: { at: Date; since: Date | null },
): AsyncGenerator<Revocation[]> {
  let lastId = 0;
  for (;;) {
    const rows = await db.query<RevocationRow>(
      `SELECT id, token_id AS "tokenId", user_id AS "userId", lowest_version AS "lowestVersion", expires_at AS "expiresAt"
       FROM revocation WHERE id > $1 AND expires_at > $2 AND revoked_at >= coalesce($3, '-infinity'::timestamptz)
       ORDER BY id LIMIT ${BATCH}`,
      [lastId, at, since],
    );
    if (rows.length > 0) yield rows.flatMap(toRevocation);
    if (rows.length < BATCH) return;
    lastId = rows.at(-1)?.id ?? lastId;
  }
}

const toRevocation = ({ tokenId, userId, lowestVersion, expiresAt }: RevocationRow): Revocation[] => {
  if (tokenId !== null) return [{ kind: 'token', tokenId, expiresAt }];
  return userId !== null && lowestVersion !== null ? [{ kind: 'user', userId, lowestVersion, expiresAt }] : [];
};

/** Removes a bounded number of revocations that have nothing left to end, and answers how many. */
export const deleteExpired = (db: Queryable, at: Date): Promise<number> =>
  db.execute(
    `DELETE FROM revocation WHERE id IN (SELECT id FROM revocation WHERE expires_at <= $1 ORDER BY expires_at LIMIT ${BATCH})`,
    [at],
  );
