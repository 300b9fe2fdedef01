import type { Queryable, Transaction as DatabaseTransaction } from '@shop/chassis/database/database';
import { FAULTS, faultsOf } from './faults.ts';
import type { Faults, FaultsRow } from './faults.ts';

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

/** Answers how the sandbox misbehaves; null where the reference is used. */
export async function insertTransaction(
  db: Queryable,
  transaction: Omit<SandboxTransaction, 'id' | 'status' | 'channel' | 'paidAt'>,
): Promise<Faults | null> {
  const [added] = await db.query<FaultsRow>(
    `INSERT INTO sandbox_transaction (reference, access_code, amount, currency, callback_url, created_at)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (reference) DO NOTHING RETURNING ${FAULTS}`,
    [
      transaction.reference,
      transaction.accessCode,
      transaction.amount,
      transaction.currency,
      transaction.callbackUrl,
      transaction.createdAt,
    ],
  );
  return added ? faultsOf(added) : null;
}

/** A transaction, and how the sandbox misbehaves in the same moment. */
export interface WithFaults {
  transaction: SandboxTransaction;
  faults: Faults;
}

const firstWithFaults = async (rows: Promise<(SandboxTransaction & FaultsRow)[]>): Promise<WithFaults | null> => {
  const [row] = await rows;
  return row ? { transaction: row, faults: faultsOf(row) } : null;
};

export const findByReference = (db: Queryable, reference: string) =>
  firstWithFaults(db.query(`SELECT ${COLUMNS}, ${FAULTS} FROM sandbox_transaction WHERE reference = $1`, [reference]));

export const lockByReference = (tx: DatabaseTransaction, reference: string) =>
  first(tx.query(`SELECT ${COLUMNS} FROM sandbox_transaction WHERE reference = $1 FOR UPDATE`, [reference]));

export const findByAccessCode = (db: Queryable, accessCode: string) =>
  first(db.query(`SELECT ${COLUMNS} FROM sandbox_transaction WHERE access_code = $1`, [accessCode]));

/** Null where there is no such page, or an approval has settled it. Of an approval the faults say what it takes. */
export const saveOutcome = (
  tx: DatabaseTransaction,
  accessCode: string,
  { status, channel, paidAt }: Pick<SandboxTransaction, 'status' | 'channel' | 'paidAt'>,
): Promise<WithFaults | null> =>
  firstWithFaults(
    tx.query(
      `UPDATE sandbox_transaction SET status = $2, channel = $3, paid_at = $4,
         amount = coalesce((faults ->> 'paidAmount')::bigint, amount),
         currency = coalesce(faults ->> 'paidCurrency', currency)
       FROM (SELECT) AS one LEFT JOIN sandbox_faults ON $2 = 'success'
       WHERE access_code = $1 AND status <> 'success'
       RETURNING ${COLUMNS}, faults`,
      [accessCode, status, channel, paidAt],
    ),
  );
