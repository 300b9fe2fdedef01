import type { Transaction } from '@shop/chassis/database/database';
import { unavailable } from '@shop/chassis/errors/problem';
import type { Payment } from './payment.ts';
import { lockPayment, lockPaymentOfOrder } from './payment-store.ts';

/** Locks the payment of an order and notes whose it is. Throws, so that the event comes again, where there is no such payment. */
export async function linkOrder(tx: Transaction, reference: string, orderId: number | null): Promise<Payment> {
  const payment = await (orderId === null ? lockPayment(tx, reference) : lockPaymentOfOrder(tx, reference, orderId));
  if (!payment) throw unavailable('The payment of this reference is not known.', { code: 'payment_unknown' });
  return payment;
}
