import type { PaymentStatus } from '@shop/contracts/statuses';

/** The only currency in which the shop asks for money. */
export const SHOP_CURRENCY = 'GHS';

export interface Payment {
  id: number;
  reference: string;
  customerId: number;
  orderId: number | null;
  amountPesewas: number;
  status: PaymentStatus;
  method: string | null;
  /** Null until the provider has made its page. */
  authorizationUrl: string | null;
  /** What the provider holds; 0 until it is paid. */
  paidAmount: number;
  paidCurrency: string | null;
  paidAt: Date | null;
  /** All refunds asked for so far, and those of them that the provider has made. */
  promisedAmount: number;
  refundedAmount: number;
  createdAt: Date;
}

/** The part of a payment that its events carry. */
export const paymentFacts = ({ id, reference, customerId }: Payment) => ({ paymentId: id, reference, customerId });

/** Whether the provider's word about it can still change. A refused payment was paid, only not as asked. */
export const isOpen = ({ status, paidAmount }: Pick<Payment, 'status' | 'paidAmount'>): boolean =>
  paidAmount === 0 && (status === 'pending' || status === 'abandoned' || status === 'failed');

/** Whether all of a payment is promised back that has no order, so that none may come of it any more. */
export const isPromisedBack = ({ status, orderId, paidAmount, promisedAmount }: Payment): boolean =>
  status === 'success' && orderId === null && promisedAmount === paidAmount;

/** Whether the customer paid what was asked, also where it went back since. */
export const isPaidAsAsked = ({ amountPesewas, paidAmount, paidCurrency }: Payment): boolean =>
  paidAmount === amountPesewas && paidCurrency === SHOP_CURRENCY;
