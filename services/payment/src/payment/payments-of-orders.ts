import type { PaymentOfOrder } from '@shop/contracts/services/payment';
import type { Queryable } from '@shop/chassis/database/database';
import type { PaymentScope } from './payment-scope.ts';

const WHOLE = `SELECT reference, method, status, refunded_amount AS "refundedPesewas"
  FROM payment WHERE reference = ANY($1)`;
const SHARES = `SELECT reference, method, status, share.refunded_pesewas AS "refundedPesewas"
  FROM payment JOIN share ON share.payment_id = payment.id
  WHERE reference = ANY($1) AND share.vendor_id = $2`;

/**
 * How orders were paid, as far as the caller may know, by the references of their checkouts: a payment has its own from the
 * beginning, while the news of its order comes later.
 */
export function paymentsOfOrders(
  db: Queryable,
  scope: PaymentScope,
  references: readonly string[],
): Promise<PaymentOfOrder[]> {
  switch (scope.kind) {
    case 'all':
      return db.query(WHOLE, [references]);
    case 'customer':
      return db.query(`${WHOLE} AND customer_id = $2`, [references, scope.customerId]);
    case 'vendor':
      return db.query(SHARES, [references, scope.vendorId]);
  }
}
