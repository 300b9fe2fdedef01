import type { Database } from '@shop/chassis/database/database';
import type { Logger } from '@shop/chassis/log/logger';
import { askedAboutSince, longestPauseMs, nextCheck } from './next-check.ts';
import type { Payment } from './payment.ts';
import { claimOpenPayments, scheduleCheck, takeUpUnpaid } from './payment-store.ts';
import type { SettlePayment } from './settle-payment.ts';

const AT_ONCE = 10;
// Longer than the provider's deadline.
const LEASE_MS = 60_000;

export interface ReconcileParts {
  database: Database;
  settle: SettlePayment;
  now: () => Date;
  logger: Logger;
  everyMs: number;
}

/** Asks the provider about every payment that is due, since it tells nothing of a charge that failed. Replicas share the work. */
export function createReconcilePayments({
  database,
  settle,
  now,
  logger,
  everyMs,
}: ReconcileParts): () => Promise<void> {
  const check = async (payment: Payment): Promise<void> => {
    const settled = await settle(payment.reference).catch((error: unknown) => {
      logger.warn({ err: error, reference: payment.reference }, 'an open payment is asked about again later');
      return payment;
    });
    await scheduleCheck(database, payment.id, nextCheck(settled, now(), everyMs));
  };

  return async () => {
    const startedAt = now();
    await takeUpUnpaid(database, { since: askedAboutSince(startedAt), at: startedAt });
    for (;;) {
      const leaseUntil = new Date(now().getTime() + LEASE_MS);
      const tooFarAt = new Date(leaseUntil.getTime() + longestPauseMs(everyMs));
      const due = await claimOpenPayments(database, { dueAt: startedAt, tooFarAt, leaseUntil, limit: AT_ONCE });
      await Promise.all(due.map(check));
      if (due.length < AT_ONCE) return;
    }
  };
}
