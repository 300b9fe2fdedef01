import { toCedis } from '@shop/contracts/money';
import type { Payment } from '@shop/contracts/rest/payments';
import type { PaymentView, RefundsOfPayment } from '@shop/contracts/services/payment';
import type { Ordered } from './orders-of-payments.ts';

/** A payment as the public API shows it, in cedis. */
export const paymentJson = (payment: PaymentView, ordered: Ordered): Payment => ({
  id: payment.id,
  orderId: payment.orderId,
  reference: payment.reference,
  method: payment.method,
  status: payment.status,
  amount: toCedis(payment.amountPesewas),
  refundedAmount: toCedis(payment.refundedPesewas),
  paidAt: payment.paidAt,
  createdAt: payment.createdAt,
  order: ordered.get(payment.orderId) ?? null,
});

export const refundsJson = ({ refundablePesewas, refunds }: RefundsOfPayment) => ({
  refundableAmount: toCedis(refundablePesewas),
  refunds: refunds.map(({ amountPesewas, ...refund }) => ({ ...refund, amount: toCedis(amountPesewas) })),
});
