import type { Queryable } from '@shop/chassis/database/database';

/** What the provider holds of one reference, in the currency's smallest unit. */
export interface ProviderFact {
  reference: string;
  status: 'ongoing' | 'success' | 'failed' | 'abandoned';
  /** What it took: 0 unless the status is success. */
  paidAmount: number;
  currency: string;
  /** What it has sent back. */
  refundedAmount: number;
}

/** The sandbox's own books, for comparing with the shop's. */
export const readProviderFacts = (db: Queryable): Promise<ProviderFact[]> =>
  db.query<ProviderFact>(
    `SELECT payment.reference, payment.status, payment.currency,
       CASE WHEN payment.status = 'success' THEN payment.amount ELSE 0 END AS "paidAmount",
       coalesce(sum(refund.amount) FILTER (WHERE refund.status = 'processed'), 0)::bigint AS "refundedAmount"
     FROM sandbox_transaction payment LEFT JOIN sandbox_refund refund ON refund.transaction_id = payment.id
     GROUP BY payment.id ORDER BY payment.id`,
  );
