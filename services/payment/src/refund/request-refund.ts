import type { Transaction } from '@shop/chassis/database/database';
import { SHOP_CURRENCY } from '../payment/payment.ts';
import type { Payment } from '../payment/payment.ts';
import { savePayment } from '../payment/payment-store.ts';
import type { RefundRequest } from './refund.ts';
import { failedRefunds, insertRefund, reopenRefunds } from './refund-store.ts';
import { leftToRefund } from './refundable.ts';

/** Needs the payment's lock. Answers the payment with the refund promised; unchanged where the key has its refund. */
export type RequestRefund = (tx: Transaction, payment: Payment, request: RefundRequest) => Promise<Payment>;

/**
 * Notes that money goes back; the refunder sends it once the payment is paid. Where earlier refunds left less than is asked
 * for, that much goes back, and those of them that failed are tried again, so that all of it does. What an admin asks for says
 * itself which of them are.
 */
export function createRequestRefund({ now, wake }: { now: () => Date; wake: () => void }): RequestRefund {
  return async (tx, payment, request) => {
    if (request.asked === 0) return payment;
    const left = leftToRefund(payment);
    const amount = Math.min(request.asked, left);
    const currency = payment.paidCurrency ?? SHOP_CURRENCY;
    const added = await insertRefund(tx, { ...request, paymentId: payment.id, amount, currency, at: now() });
    if (!added) return payment;
    if (left < request.asked && request.cause !== 'staff') await reopenFailed(tx, payment, now());
    const promised = { ...payment, promisedAmount: payment.promisedAmount + amount };
    savePayment(tx, promised);
    tx.afterCommit(wake);
    return promised;
  };
}

async function reopenFailed(tx: Transaction, { id }: Payment, at: Date): Promise<void> {
  const failed = await failedRefunds(tx, id);
  const ids = failed.map((refund) => refund.id);
  await reopenRefunds(tx, ids, at);
}
