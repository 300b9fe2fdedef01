import type { PaymentStatus } from '@shop/contracts/statuses';
import type { Queryable } from '@shop/chassis/database/database';
import type { RefundCause, RefundState } from '../refund/refund.ts';

export interface RefundFact {
  /** `order`, `fulfilment-<id>`, `unfulfillable`, `wrong-sum` or `staff-<key>`. */
  causeKey: string;
  cause: RefundCause;
  state: RefundState;
  askedAmount: number;
  amount: number;
}

export interface ShareFact {
  fulfilmentId: number;
  vendorId: number;
  amountPesewas: number;
  refundedPesewas: number;
}

/** What the payment service holds of one reference. */
export interface PaymentFact {
  reference: string;
  customerId: number;
  orderId: number | null;
  status: PaymentStatus;
  amountPesewas: number;
  paidAmount: number;
  refundedAmount: number;
  refunds: RefundFact[];
  shares: ShareFact[];
}

/** All payments with their refunds and shares, for comparing with what the other services and the provider hold. */
export const readPaymentFacts = (db: Queryable): Promise<PaymentFact[]> =>
  db.query<PaymentFact>(
    `SELECT reference, customer_id AS "customerId", order_id AS "orderId", status, amount_pesewas AS "amountPesewas",
       paid_amount AS "paidAmount", refunded_amount AS "refundedAmount",
       coalesce((
         SELECT json_agg(json_build_object('causeKey', cause_key, 'cause', cause, 'state', state,
           'askedAmount', asked_amount, 'amount', amount) ORDER BY id)
         FROM refund WHERE refund.payment_id = payment.id
       ), '[]') AS refunds,
       coalesce((
         SELECT json_agg(json_build_object('fulfilmentId', fulfilment_id, 'vendorId', vendor_id,
           'amountPesewas', amount_pesewas, 'refundedPesewas', refunded_pesewas) ORDER BY fulfilment_id)
         FROM share WHERE share.payment_id = payment.id
       ), '[]') AS shares
     FROM payment ORDER BY id`,
  );
