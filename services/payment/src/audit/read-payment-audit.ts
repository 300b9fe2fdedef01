import type { Queryable } from '@shop/chassis/database/database';

export interface Violation {
  /** What does not hold. */
  rule: string;
  reference: string;
}

/** Each rule as the payments that break it. */
const RULES: Record<string, string> = {
  'refunds are at most what was paid': `
    SELECT reference FROM payment WHERE refunded_amount > paid_amount OR promised_amount > greatest(paid_amount, amount_pesewas)`,
  'what was refunded is the sum of the processed refunds': `
    SELECT reference FROM payment WHERE refunded_amount <> (
      SELECT coalesce(sum(amount), 0) FROM refund WHERE payment_id = payment.id AND state = 'processed')`,
  'what was promised is the sum of all refunds': `
    SELECT reference FROM payment WHERE promised_amount <> (
      SELECT coalesce(sum(amount), 0) FROM refund WHERE payment_id = payment.id)`,
  'a success is the sum that was asked for': `
    SELECT reference FROM payment WHERE status IN ('success', 'refunded') AND paid_amount <> amount_pesewas
      AND NOT EXISTS (SELECT 1 FROM refund WHERE payment_id = payment.id AND cause = 'wrong-sum')`,
  'shares are at most the payment': `
    SELECT reference FROM payment WHERE amount_pesewas < (
      SELECT coalesce(sum(amount_pesewas), 0) FROM share WHERE payment_id = payment.id)`,
  'the ledger has the charge': ledgerDiffers('charge', 'paid_amount'),
  'the ledger has the refunds': ledgerDiffers('refund', 'refunded_amount'),
  'the ledger has the shares': ledgerDiffers('share', sumOfShares('amount_pesewas')),
  'the ledger has the shares that fell': ledgerDiffers('share-refund', sumOfShares('refunded_pesewas')),
};

function ledgerDiffers(kind: string, sum: string): string {
  return `SELECT reference FROM payment WHERE ${sum} <> (
    SELECT coalesce(sum(amount), 0) FROM ledger_entry WHERE payment_id = payment.id AND kind = '${kind}')`;
}

function sumOfShares(column: string): string {
  return `(SELECT coalesce(sum(${column}), 0) FROM share WHERE payment_id = payment.id)`;
}

/** Which of the payment service's own sums don't hold; empty when all do. */
export async function readPaymentAudit(db: Queryable): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const [rule, sql] of Object.entries(RULES)) {
    const broken = await db.query<{ reference: string }>(sql);
    violations.push(...broken.map(({ reference }) => ({ rule, reference })));
  }
  return violations;
}
