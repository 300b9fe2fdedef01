import type { Queryable, Transaction as DatabaseTransaction } from '@shop/chassis/database/database';

export interface SandboxTransaction {
  id: number;
  reference: string;
  accessCode: string;
  amount: number;
  currency: string;
  callbackUrl: string;
  status: 'ongoing' | 'success' | 'failed' | 'abandoned';
  channel: string | null;
  createdAt: Date;
  paidAt: Date | null;
}

const COLUMNS = `id, reference, access_code AS "accessCode", amount, currency, callback_url AS "callbackUrl", status, channel,
  created_at AS "createdAt", paid_at AS "paidAt"`;

const first = async (rows: Promise<SandboxTransaction[]>): Promise<SandboxTransaction | null> =>
  (await rows)[0] ?? null;

/** False where the reference is used. */
export async function insertTransaction(
  db: Queryable,
  transaction: Omit<SandboxTransaction, 'id' | 'status' | 'channel' | 'paidAt'>,
): Promise<boolean> {
  const added = await db.execute(
    `INSERT INTO sandbox_transaction (reference, access_code, amount, currency, callback_url, created_at)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (reference) DO NOTHING`,
    [
      transaction.reference,
      transaction.accessCode,
      transaction.amount,
      transaction.currency,
      transaction.callbackUrl,
      transaction.createdAt,
    ],
  );
  return added === 1;
}

export const findByReference = (db: Queryable, reference: string) =>
  first(db.query(`SELECT ${COLUMNS} FROM sandbox_transaction WHERE reference = $1`, [reference]));

export const lockByReference = (tx: DatabaseTransaction, reference: string) =>
  first(tx.query(`SELECT ${COLUMNS} FROM sandbox_transaction WHERE reference = $1 FOR UPDATE`, [reference]));

export const findByAccessCode = (db: Queryable, accessCode: string) =>
  first(db.query(`SELECT ${COLUMNS} FROM sandbox_transaction WHERE access_code = $1`, [accessCode]));

export const lockByAccessCode = (tx: DatabaseTransaction, accessCode: string) =>
  first(tx.query(`SELECT ${COLUMNS} FROM sandbox_transaction WHERE access_code = $1 FOR UPDATE`, [accessCode]));

export function saveOutcome(tx: DatabaseTransaction, transaction: SandboxTransaction): void {
  tx.withCommit(
    'UPDATE sandbox_transaction SET status = $2, channel = $3, paid_at = $4, amount = $5, currency = $6 WHERE id = $1',
    [
      transaction.id,
      transaction.status,
      transaction.channel,
      transaction.paidAt,
      transaction.amount,
      transaction.currency,
    ],
  );
}
