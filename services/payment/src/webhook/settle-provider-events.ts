import type { Database } from '@shop/chassis/database/database';
import { Problem } from '@shop/chassis/errors/problem';
import type { Logger } from '@shop/chassis/log/logger';
import type { SettlePayment } from '../payment/settle-payment.ts';
import { LONGEST_MS, retryDelayMs } from '../retry-delay.ts';
import { hastenRefunds } from '../refund/refund-store.ts';
import { claimProviderEvents, markSettled, scheduleProviderEvent } from './provider-event-store.ts';
import type { KeptEvent } from './provider-event-store.ts';

const AT_ONCE = 8;
// Longer than the provider's deadline.
const LEASE_MS = 20_000;

export interface SettleProviderEventsParts {
  database: Database;
  settle: SettlePayment;
  wakeRefunds: () => void;
  now: () => Date;
  logger: Logger;
}

/** Works off what the provider told: each event is a hint to ask it, never proof. Replicas share the work. */
export function createSettleProviderEvents(parts: SettleProviderEventsParts): () => Promise<void> {
  const { database, now } = parts;
  return async () => {
    const startedAt = now();
    for (;;) {
      const leaseUntil = new Date(now().getTime() + LEASE_MS);
      const tooFarAt = new Date(leaseUntil.getTime() + LONGEST_MS);
      const due = await claimProviderEvents(database, { dueAt: startedAt, tooFarAt, leaseUntil, limit: AT_ONCE });
      await Promise.all(due.map((event) => workOff(parts, event)));
      if (due.length < AT_ONCE) return;
    }
  };
}

async function workOff(parts: SettleProviderEventsParts, event: KeptEvent): Promise<void> {
  const { database, now, logger } = parts;
  try {
    await follow(parts, event);
    await markSettled(database, event, now());
  } catch (error) {
    logger.warn({ err: error, providerEventId: event.id }, 'an event of the provider is settled later');
    await scheduleProviderEvent(database, event.id, new Date(now().getTime() + retryDelayMs(event.tries)));
  }
}

async function follow(
  { database, settle, wakeRefunds, now }: SettleProviderEventsParts,
  event: KeptEvent,
): Promise<void> {
  if (event.type.startsWith('refund.')) {
    await hastenRefunds(database, event.reference, now());
    wakeRefunds();
    return;
  }
  await settle(event.reference).catch((error: unknown) => {
    if (!(error instanceof Problem && error.status === 404)) throw error;
  });
}
