import type { Queryable, Transaction } from '@shop/chassis/database/database';

export interface StoredKey {
  keyId: string;
  privatePem: string;
  active: boolean;
}

/** The active key first. */
export const readKeys = (db: Queryable): Promise<StoredKey[]> =>
  db.query<StoredKey>(
    `SELECT key_id AS "keyId", private_pem AS "privatePem", active FROM signing_key
     ORDER BY active DESC, created_at DESC LIMIT 20`,
  );

/** Stores a first key; where another process was faster, its key stays. */
export async function insertFirstKey(tx: Transaction, keyId: string, privatePem: string, at: Date): Promise<void> {
  await tx.execute(
    `INSERT INTO signing_key (key_id, private_pem, active, created_at) VALUES ($1, $2, true, $3)
     ON CONFLICT (active) WHERE active DO NOTHING`,
    [keyId, privatePem, at],
  );
}
