import type { Payment } from '../payment/payment.ts';

/** What of a payment no refund was asked for yet. Before it is paid: of the sum that it is for. */
export const leftToRefund = ({
  paidAmount,
  amountPesewas,
  promisedAmount,
}: Pick<Payment, 'paidAmount' | 'amountPesewas' | 'promisedAmount'>): number =>
  (paidAmount > 0 ? paidAmount : amountPesewas) - promisedAmount;
