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

/** Stores a key that signs nothing yet. */
export async function insertNextKey(tx: Transaction, keyId: string, privatePem: string, at: Date): Promise<void> {
  await tx.execute('INSERT INTO signing_key (key_id, private_pem, active, created_at) VALUES ($1, $2, false, $3)', [
    keyId,
    privatePem,
    at,
  ]);
}

/** Lets that key sign from now on, and no other. */
export async function activateKey(tx: Transaction, keyId: string): Promise<void> {
  await tx.execute('UPDATE signing_key SET active = false WHERE active');
  await tx.execute('UPDATE signing_key SET active = true WHERE key_id = $1', [keyId]);
}

/** Forgets the keys whose successor was made before that time. */
export const deleteKeysReplacedBefore = (tx: Transaction, time: Date): Promise<number> =>
  tx.execute(
    `DELETE FROM signing_key AS old WHERE NOT old.active AND EXISTS
       (SELECT FROM signing_key AS later WHERE later.created_at > old.created_at AND later.created_at < $1)`,
    [time],
  );
