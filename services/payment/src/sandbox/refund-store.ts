import type { Queryable, Transaction } from '@shop/chassis/database/database';
import type { REFUND_STATUSES } from '../provider/paystack-shapes.ts';
import { FAULTS, faultsOf } from './faults.ts';
import type { Faults, FaultsRow } from './faults.ts';

export interface SandboxRefund {
  id: number;
  reference: string;
  amount: number;
  currency: string;
  status: (typeof REFUND_STATUSES)[number];
  merchantNote: string | null;
  createdAt: Date;
}

const COLUMNS = `refund.id, payment.reference, refund.amount, refund.currency, refund.status,
  refund.merchant_note AS "merchantNote", refund.created_at AS "createdAt"`;
const FROM = 'sandbox_refund refund JOIN sandbox_transaction payment ON payment.id = refund.transaction_id';
const MAX_LISTED = 100;

export interface NewSandboxRefund {
  transactionId: number;
  amount: number;
  currency: string;
  merchantNote: string | null;
  createdAt: Date;
}

/** Answers the new refund's id. */
export async function insertRefund(tx: Transaction, refund: NewSandboxRefund): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO sandbox_refund (transaction_id, amount, currency, status, merchant_note, created_at)
     VALUES ($1, $2, $3, 'pending', $4, $5) RETURNING id`,
    [refund.transactionId, refund.amount, refund.currency, refund.merchantNote, refund.createdAt],
  );
  if (!row) throw new Error('The database answered no id for a new row.');
  return row.id;
}

export async function findRefund(db: Queryable, id: number): Promise<SandboxRefund | null> {
  const [row] = await db.query<SandboxRefund>(`SELECT ${COLUMNS} FROM ${FROM} WHERE refund.id = $1`, [id]);
  return row ?? null;
}

export const listRefunds = (db: Queryable, reference: string) =>
  db.query<SandboxRefund>(
    `SELECT ${COLUMNS} FROM ${FROM} WHERE payment.reference = $1 ORDER BY refund.id DESC LIMIT ${MAX_LISTED}`,
    [reference],
  );

/** What is refunded of a transaction, or on its way. */
export async function refundedSum(tx: Transaction, transactionId: number): Promise<number> {
  const [row] = await tx.query<{ sum: number }>(
    `SELECT coalesce(sum(amount), 0)::bigint AS sum FROM sandbox_refund WHERE transaction_id = $1 AND status <> 'failed'`,
    [transactionId],
  );
  return row?.sum ?? 0;
}

export async function lockPendingRefunds(
  tx: Transaction,
  limit: number,
): Promise<{ refunds: SandboxRefund[]; faults: Faults }> {
  const refunds = await tx.query<SandboxRefund & FaultsRow>(
    `SELECT ${COLUMNS}, ${FAULTS} FROM ${FROM} WHERE refund.status = 'pending' ORDER BY refund.id LIMIT $1
     FOR UPDATE OF refund SKIP LOCKED`,
    [limit],
  );
  return { refunds, faults: faultsOf(refunds[0]) };
}

export async function saveRefundStatus(tx: Transaction, id: number, status: SandboxRefund['status']): Promise<void> {
  await tx.execute('UPDATE sandbox_refund SET status = $2 WHERE id = $1', [id, status]);
}
