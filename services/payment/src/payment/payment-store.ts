import type { Queryable, Transaction } from '@shop/chassis/database/database';
import type { Payment } from './payment.ts';

const COLUMNS = `id, reference, customer_id AS "customerId", order_id AS "orderId", amount_pesewas AS "amountPesewas", status,
  method, authorization_url AS "authorizationUrl", paid_amount AS "paidAmount", paid_currency AS "paidCurrency",
  paid_at AS "paidAt", promised_amount AS "promisedAmount", refunded_amount AS "refundedAmount", created_at AS "createdAt"`;

const first = async (rows: Promise<Payment[]>): Promise<Payment | null> => (await rows)[0] ?? null;

export const findPayment = (db: Queryable, reference: string) =>
  first(db.query<Payment>(`SELECT ${COLUMNS} FROM payment WHERE reference = $1`, [reference]));

export const findPaymentById = (db: Queryable, id: number) =>
  first(db.query<Payment>(`SELECT ${COLUMNS} FROM payment WHERE id = $1`, [id]));

/** Until the transaction ends nobody else changes the payment, its refunds or its shares. */
export const lockPayment = (tx: Transaction, reference: string) =>
  first(tx.query<Payment>(`SELECT ${COLUMNS} FROM payment WHERE reference = $1 FOR UPDATE`, [reference]));

export const lockPaymentById = (tx: Transaction, id: number) =>
  first(tx.query<Payment>(`SELECT ${COLUMNS} FROM payment WHERE id = $1 FOR UPDATE`, [id]));

/** Notes whose order a payment is of, and locks it. */
export const lockPaymentOfOrder = (tx: Transaction, reference: string, orderId: number) =>
  first(
    tx.query<Payment>(`UPDATE payment SET order_id = $2 WHERE reference = $1 RETURNING ${COLUMNS}`, [
      reference,
      orderId,
    ]),
  );

export interface NewPayment {
  reference: string;
  customerId: number;
  amountPesewas: number;
  createdAt: Date;
  nextCheckAt: Date | null;
}

/** Answers the payment that the reference had before, unchanged, or the new one. */
export async function insertPayment(db: Queryable, payment: NewPayment): Promise<Payment> {
  const [row] = await db.query<Payment>(
    `INSERT INTO payment (reference, customer_id, amount_pesewas, created_at, next_check_at)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (reference) DO UPDATE SET reference = excluded.reference
     RETURNING ${COLUMNS}`,
    [payment.reference, payment.customerId, payment.amountPesewas, payment.createdAt, payment.nextCheckAt],
  );
  if (!row) throw new Error('The payment was not stored.');
  return row;
}

/** False where the payment has its page already. */
export async function saveAuthorizationUrl(tx: Transaction, id: number, url: string): Promise<boolean> {
  const changed = await tx.execute(
    'UPDATE payment SET authorization_url = $2 WHERE id = $1 AND authorization_url IS NULL',
    [id, url],
  );
  return changed === 1;
}

/** Writes, with the commit, what settling and refunding change. The caller holds the payment's lock. */
export function savePayment(tx: Transaction, payment: Payment): void {
  tx.withCommit(
    `UPDATE payment
     SET status = $2, method = $3, paid_amount = $4, paid_currency = $5, paid_at = $6, promised_amount = $7,
       refunded_amount = $8, next_check_at = CASE WHEN $4::bigint > 0 THEN NULL ELSE next_check_at END
     WHERE id = $1`,
    [
      payment.id,
      payment.status,
      payment.method,
      payment.paidAmount,
      payment.paidCurrency,
      payment.paidAt,
      payment.promisedAmount,
      payment.refundedAmount,
    ],
  );
}

/**
 * Takes payments that are due to be asked about; nobody else gets them until `leaseUntil`. None is ever put off beyond
 * `tooFarAt`: that was a wrong clock.
 */
export const claimOpenPayments = (
  db: Queryable,
  { dueAt, tooFarAt, leaseUntil, limit }: { dueAt: Date; tooFarAt: Date; leaseUntil: Date; limit: number },
) =>
  db.query<Payment>(
    `UPDATE payment SET next_check_at = $3
     WHERE id IN (
       SELECT id FROM payment WHERE next_check_at <= $1 OR next_check_at > $2
       ORDER BY next_check_at LIMIT $4 FOR UPDATE SKIP LOCKED
     )
     RETURNING ${COLUMNS}`,
    [dueAt, tooFarAt, leaseUntil, limit],
  );

/** Has unpaid payments asked about again that are not as old as they once seemed to a wrong clock. */
export async function takeUpUnpaid(db: Queryable, { since, at }: { since: Date; at: Date }): Promise<void> {
  await db.execute(
    `UPDATE payment SET next_check_at = $2
     WHERE next_check_at IS NULL AND paid_amount = 0 AND created_at > $1`,
    [since, at],
  );
}

export async function scheduleCheck(db: Queryable, id: number, at: Date | null): Promise<void> {
  await db.execute('UPDATE payment SET next_check_at = $2 WHERE id = $1 AND next_check_at IS NOT NULL', [id, at]);
}
