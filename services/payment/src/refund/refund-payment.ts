import { formatGhs, toCedis } from '@shop/contracts/money';
import type { AskRefund } from '@shop/contracts/services/payment';
import type { Database } from '@shop/chassis/database/database';
import { conflict, notFound } from '@shop/chassis/errors/problem';
import type { Payment } from '../payment/payment.ts';
import { lockPaymentById } from '../payment/payment-store.ts';
import { decideAdminRefund } from './decide-admin-refund.ts';
import { failedRefunds, hasRefund, reopenRefunds } from './refund-store.ts';
import { leftToRefund } from './refundable.ts';
import type { RequestRefund } from './request-refund.ts';

export interface RefundPaymentParts {
  database: Database;
  requestRefund: RequestRefund;
  now: () => Date;
  newId: () => string;
  wake: () => void;
}

/** An admin gives money back, beside what the orders themselves give back. */
export const createRefundPayment =
  ({ database, requestRefund, now, newId, wake }: RefundPaymentParts) =>
  (id: number, { amountPesewas, reason, key = newId() }: AskRefund): Promise<Payment> =>
    database.transaction(async (tx) => {
      const payment = await lockPaymentById(tx, id);
      if (!payment) throw notFound('Payment not found.');
      if (payment.paidAmount === 0) throw conflict('not_paid', 'This payment was not paid, so nothing can go back.');
      const causeKey = `staff-${key}`;
      if (await hasRefund(tx, id, causeKey)) return payment;
      const failed = await failedRefunds(tx, id);
      const decided = decideAdminRefund(amountPesewas, leftToRefund(payment), failed);
      if (decided.kind === 'nothing-left') throw conflict('nothing_left', 'Nothing of this payment is left to refund.');
      if (decided.kind === 'more-than-left') {
        const left = formatGhs(toCedis(decided.left));
        throw conflict('more_than_left', `Only ${left} of this payment is left to refund.`);
      }
      await reopenRefunds(tx, decided.retry, now());
      tx.afterCommit(wake);
      return requestRefund(tx, payment, { causeKey, cause: 'staff', asked: decided.amount, note: reason });
    });
