import { formatGhs, toCedis } from '@shop/contracts/money';
import type { AskRefund } from '@shop/contracts/services/payment';
import type { Database, Transaction } from '@shop/chassis/database/database';
import { conflict, notFound } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import { chargedAt } from '../ledger/ledger.ts';
import { paymentFacts } from '../payment/payment.ts';
import type { Payment } from '../payment/payment.ts';
import { lockPaymentById } from '../payment/payment-store.ts';
import { decideAdminRefund } from './decide-admin-refund.ts';
import { failedRefunds, hasRefundFor, reopenRefunds } from './refund-store.ts';
import { findRefundWish, insertRefundWish } from './refund-wish-store.ts';
import type { RefundWish } from './refund-wish-store.ts';
import { leftToRefund } from './refundable.ts';
import type { RequestRefund } from './request-refund.ts';
import { isUndecided } from './undecided.ts';

export interface RefundPaymentParts {
  database: Database;
  outbox: Outbox;
  requestRefund: RequestRefund;
  now: () => Date;
  newId: () => string;
  wake: () => void;
}

/** An admin gives money back, beside what the orders themselves give back. The same key again changes nothing more. */
export const createRefundPayment =
  ({ database, outbox, requestRefund, now, newId, wake }: RefundPaymentParts) =>
  (id: number, { amountPesewas, reason, key = newId() }: AskRefund): Promise<void> =>
    database.transaction(async (tx) => {
      const payment = await lockPaymentById(tx, id);
      if (!payment) throw notFound('Payment not found.');
      if (payment.paidAmount === 0) throw conflict('not_paid', 'This payment was not paid, so nothing can go back.');
      const wish: RefundWish = { paymentId: id, key, amountPesewas: amountPesewas ?? null };
      if (await isKnown(tx, wish)) return;
      await refuseUndecided(tx, payment, now());
      const { retry, amount } = await decided(tx, payment, amountPesewas);
      await insertRefundWish(tx, wish, now());
      outbox.append(tx, {
        type: 'payment.refund-asked.v1',
        payload: { ...paymentFacts(payment), orderId: payment.orderId, amountPesewas: wish.amountPesewas },
      });
      await reopenRefunds(tx, retry, now());
      tx.afterCommit(wake);
      await requestRefund(tx, payment, { causeKey: `staff-${key}`, cause: 'staff', asked: amount, note: reason });
    });

async function isKnown(tx: Transaction, { paymentId, key, amountPesewas }: RefundWish): Promise<boolean> {
  const known = await findRefundWish(tx, paymentId, key);
  if (known && known.amountPesewas !== amountPesewas) {
    throw conflict('key_used', 'This refund was asked for already, with another amount. Please look at the payment.');
  }
  return known !== null;
}

/** What gets no order goes back by itself; an admin may have that tried again. */
async function refuseUndecided(tx: Transaction, payment: Payment, now: Date): Promise<void> {
  const since = await chargedAt(tx, payment.id);
  if (!since || !isUndecided(payment, since, now) || (await hasRefundFor(tx, payment.id, 'unfulfillable'))) return;
  throw conflict(
    'payment_undecided',
    'This payment has no order yet. Within a day of its money being seen it becomes one, or goes back by itself; please look again then.',
  );
}

async function decided(tx: Transaction, payment: Payment, asked: number | undefined) {
  const decision = decideAdminRefund(asked, leftToRefund(payment), await failedRefunds(tx, payment.id));
  switch (decision.kind) {
    case 'refund':
      return decision;
    case 'nothing-left':
      throw conflict('nothing_left', 'Nothing of this payment is left to refund.');
    case 'more-than-left': {
      const left = formatGhs(toCedis(decision.left));
      throw conflict('more_than_left', `Only ${left} of this payment is left to refund.`);
    }
  }
}
