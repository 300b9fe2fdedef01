import type { RefundsOfPayment } from '@shop/contracts/services/payment';
import type { Queryable } from '@shop/chassis/database/database';
import { notFound } from '@shop/chassis/errors/problem';
import { findPaymentById } from '../payment/payment-store.ts';
import { leftToRefund } from './refundable.ts';

const MOST = 100;

type RefundRow = Omit<RefundsOfPayment['refunds'][number], 'createdAt' | 'processedAt'> & {
  createdAt: Date;
  processedAt: Date | null;
};

/** What went back of a payment or is on its way, and what is left of it. Throws a Problem 404 for an unknown id. */
export async function listRefunds(db: Queryable, paymentId: number): Promise<RefundsOfPayment> {
  const payment = await findPaymentById(db, paymentId);
  if (!payment) throw notFound('Payment not found.');
  const rows = await db.query<RefundRow>(
    `SELECT id, cause, amount AS "amountPesewas", state, note AS reason,
       CASE state WHEN 'failed' THEN failure END AS failure, created_at AS "createdAt", processed_at AS "processedAt"
     FROM refund WHERE payment_id = $1 ORDER BY id DESC LIMIT $2`,
    [paymentId, MOST],
  );
  return {
    refundablePesewas: payment.paidAmount === 0 ? 0 : leftToRefund(payment),
    refunds: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      processedAt: row.processedAt?.toISOString() ?? null,
    })),
  };
}
