import type { Database, Queryable, Transaction } from '@shop/chassis/database/database';
import type { Refund, RefundCause, RefundProgress, RefundRequest, RefundState } from './refund.ts';

const COLUMNS = `refund.id, refund.payment_id AS "paymentId", payment.reference, refund.cause, refund.amount, refund.currency,
  refund.state, refund.provider_id AS "providerId", refund.failure, refund.tries`;

export interface NewRefund extends RefundRequest {
  paymentId: number;
  amount: number;
  currency: string;
  at: Date;
}

/** False where the payment has a refund for this cause. A refund of nothing is over at once. */
export async function insertRefund(tx: Transaction, refund: NewRefund): Promise<boolean> {
  const over = refund.amount === 0;
  const added = await tx.execute(
    `INSERT INTO refund (payment_id, cause_key, cause, asked_amount, amount, currency, note, state, processed_at,
       created_at, next_try_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)
     ON CONFLICT ON CONSTRAINT refund_once_per_cause DO NOTHING`,
    [
      refund.paymentId,
      refund.causeKey,
      refund.cause,
      refund.asked,
      refund.amount,
      refund.currency,
      refund.note,
      over ? 'processed' : 'requested',
      over ? refund.at : null,
      refund.at,
    ],
  );
  return added === 1;
}

/**
 * Takes unfinished refunds of paid payments that are due; nobody else gets them until `leaseUntil`. None is ever put off beyond
 * `tooFarAt`: that was a wrong clock. Counts a try.
 */
export const claimRefunds = (
  db: Database,
  { dueAt, tooFarAt, leaseUntil, limit }: { dueAt: Date; tooFarAt: Date; leaseUntil: Date; limit: number },
): Promise<Refund[]> =>
  db.query<Refund>(
    `UPDATE refund SET next_try_at = $3, tries = refund.tries + 1
     FROM payment
     WHERE payment.id = refund.payment_id AND refund.id IN (
       SELECT due.id FROM refund due JOIN payment paid ON paid.id = due.payment_id
       WHERE due.state IN ('requested', 'sent') AND (due.next_try_at <= $1 OR due.next_try_at > $2) AND paid.paid_amount > 0
       ORDER BY due.next_try_at LIMIT $4 FOR UPDATE OF due SKIP LOCKED
     )
     RETURNING ${COLUMNS}`,
    [dueAt, tooFarAt, leaseUntil, limit],
  );

/** False where the refund is over already. */
export async function saveProgress(tx: Transaction, id: number, progress: RefundProgress): Promise<boolean> {
  const changed = await tx.execute(
    `UPDATE refund SET state = $2, provider_id = $3, failure = $4, next_try_at = $5, processed_at = $6
     WHERE id = $1 AND state IN ('requested', 'sent')`,
    [id, progress.state, progress.providerId, progress.failure, progress.nextTryAt, progress.processedAt],
  );
  return changed === 1;
}

/**
 * Notes that the provider is now asked for a refund. False where it was asked less than `withinMs` ago, by whomever: by the
 * clock of the database, since those of two replicas may differ.
 */
export async function noteAsked(db: Queryable, id: number, withinMs: number): Promise<boolean> {
  const noted = await db.execute(
    `UPDATE refund SET asked_at = clock_timestamp()
     WHERE id = $1 AND provider_id IS NULL AND state = 'requested'
       AND (asked_at IS NULL OR asked_at <= clock_timestamp() - $2::integer * interval '1 millisecond')`,
    [id, withinMs],
  );
  return noted === 1;
}

export async function scheduleRefund(db: Queryable, id: number, at: Date): Promise<void> {
  await db.execute('UPDATE refund SET next_try_at = $2 WHERE id = $1', [id, at]);
}

/**
 * The provider told news of a payment's refunds: those in such a state that it knows of are asked about at once. Why one had
 * failed stays noted, so that the same is not told again.
 */
export async function hastenRefunds(
  db: Queryable,
  reference: string,
  { states, at }: { states: readonly RefundState[]; at: Date },
): Promise<void> {
  await db.execute(
    `UPDATE refund SET state = 'sent', next_try_at = $3 FROM payment
     WHERE payment.id = refund.payment_id AND payment.reference = $1 AND refund.state = ANY($2)
       AND refund.provider_id IS NOT NULL`,
    [reference, states, at],
  );
}

export async function hasRefundFor(tx: Transaction, paymentId: number, cause: RefundCause): Promise<boolean> {
  const rows = await tx.query('SELECT FROM refund WHERE payment_id = $1 AND cause = $2 LIMIT 1', [paymentId, cause]);
  return rows.length > 0;
}

export const failedRefunds = (tx: Transaction, paymentId: number) =>
  tx.query<Pick<Refund, 'id' | 'amount'>>(
    `SELECT id, amount FROM refund WHERE payment_id = $1 AND state = 'failed' ORDER BY id`,
    [paymentId],
  );

export async function reopenRefunds(tx: Transaction, ids: readonly number[], now: Date): Promise<void> {
  await tx.execute(
    `UPDATE refund SET state = 'requested', provider_id = NULL, asked_at = NULL, failure = NULL, next_try_at = $2
     WHERE id = ANY($1) AND state = 'failed'`,
    [ids, now],
  );
}
