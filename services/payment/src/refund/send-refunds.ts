import type { Database, Transaction } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import type { Logger } from '@shop/chassis/log/logger';
import { enterInLedger } from '../ledger/ledger.ts';
import { paymentFacts } from '../payment/payment.ts';
import type { Payment } from '../payment/payment.ts';
import { lockPaymentById, savePayment } from '../payment/payment-store.ts';
import type { PaymentProvider } from '../provider/provider.ts';
import { askProviderForRefund } from './ask-provider-for-refund.ts';
import { decideProgress, refusedProgress } from './decide-progress.ts';
import type { Refund, RefundProgress } from './refund.ts';
import { claimRefunds, noteAsked, saveProgress, scheduleRefund } from './refund-store.ts';
import { LONGEST_MS, retryDelayMs } from '../retry-delay.ts';

const AT_ONCE = 5;
// Longer than the two calls that one try makes at most may take.
const LEASE_MS = 60_000;
// What the provider was asked for it may make after it was given up, and takes a second time without a word.
const MAY_COME_LATE_MS = 60_000;

export interface SendRefundsParts {
  database: Database;
  provider: PaymentProvider;
  outbox: Outbox;
  now: () => Date;
  logger: Logger;
  /** How long the provider may work on a refund before it is asked again. */
  askAgainMs: number;
}

/** Sends every refund that is due, and asks about those sent. Several replicas may do it at once. */
export function createSendRefunds(parts: SendRefundsParts): () => Promise<void> {
  const { database, now, askAgainMs } = parts;
  const longestPauseMs = Math.max(LONGEST_MS, askAgainMs);
  return async () => {
    const startedAt = now();
    for (;;) {
      const leaseUntil = new Date(now().getTime() + LEASE_MS);
      const tooFarAt = new Date(leaseUntil.getTime() + longestPauseMs);
      const due = await claimRefunds(database, { dueAt: startedAt, tooFarAt, leaseUntil, limit: AT_ONCE });
      await Promise.all(due.map((refund) => advance(parts, refund)));
      if (due.length < AT_ONCE) return;
    }
  };
}

async function advance(parts: SendRefundsParts, refund: Refund): Promise<void> {
  const { database, provider, now, logger, askAgainMs } = parts;
  const { id, tries } = refund;
  const tryLater = () => scheduleRefund(database, id, new Date(now().getTime() + retryDelayMs(tries)));
  try {
    const answer = await askProviderForRefund(provider, refund, () => noteAsked(database, id, MAY_COME_LATE_MS));
    if (answer === null) return await tryLater();
    const progress =
      'refused' in answer ? refusedProgress(answer.refused, now()) : decideProgress(answer, tries, now(), askAgainMs);
    await database.transaction((tx) => record(tx, parts, refund, progress));
  } catch (error) {
    logger.warn({ err: error, refundId: id, tries }, 'a refund is tried again later');
    await tryLater();
  }
}

async function record(
  tx: Transaction,
  { outbox, now }: SendRefundsParts,
  refund: Refund,
  progress: RefundProgress,
): Promise<void> {
  const payment = await lockPaymentById(tx, refund.paymentId);
  if (!payment || !(await saveProgress(tx, refund.id, progress))) return;
  if (progress.state === 'sent') return;
  const facts = {
    ...paymentFacts(payment),
    refundId: refund.id,
    orderId: payment.orderId,
    amountPesewas: refund.amount,
    cause: refund.cause,
  };
  if (progress.state === 'failed') {
    // It was told before: the provider was only asked whether somebody had mended it.
    if (progress.failure === refund.failure) return;
    const payload = { ...facts, reason: progress.failure ?? '' };
    outbox.append(tx, { type: 'payment.refund-failed.v1', payload });
    return;
  }
  const { amount, currency } = refund;
  enterInLedger(tx, { kind: 'refund', subjectId: refund.id, paymentId: payment.id, amount, currency, at: now() });
  const after = afterRefund(payment, amount);
  savePayment(tx, after);
  const whole = after.status === 'refunded';
  const payload = { ...facts, refundedPesewas: after.refundedAmount, whole };
  outbox.append(tx, { type: 'payment.refund-made.v1', payload });
}

function afterRefund(payment: Payment, amount: number): Payment {
  const refundedAmount = payment.refundedAmount + amount;
  return { ...payment, refundedAmount, status: refundedAmount === payment.paidAmount ? 'refunded' : payment.status };
}
