import type { Transaction } from '@shop/chassis/database/database';
import { createBackgroundWork } from '@shop/chassis/process/background-work';
import { sendWebhook } from './send-webhook.ts';
import type { SendWebhookParts } from './send-webhook.ts';
import { claimWebhooks, keepWebhook } from './webhook-store.ts';
import type { NewWebhook, WaitingWebhook } from './webhook-store.ts';

const AT_ONCE = 10;
// Longer than the deadline of a webhook.
const LEASE_MS = 30_000;

export interface WebhookWork {
  /** Has the shop told of an event as soon as it is committed. */
  tell(tx: Transaction, event: NewWebhook): void;
  /** Sends now and every so many milliseconds what waits. */
  start(everyMs: number): void;
  /** Resolves once what is under way is over. */
  stop(): Promise<void>;
}

/**
 * Sends webhooks until the shop has them. Those that are told of here are this process's own from the beginning and sent right
 * after the commit; should it die first, the lease runs out. What comes while many are under way waits, as does what is tried
 * again.
 */
export function createWebhookWork(parts: SendWebhookParts): WebhookWork {
  const { database, now, logger } = parts;
  const own = new Set<Promise<void>>();
  let stopped = false;
  const leaseFrom = (at: Date): Date => new Date(at.getTime() + LEASE_MS);

  const sendWaiting = async (): Promise<void> => {
    const startedAt = now();
    for (;;) {
      const leaseUntil = leaseFrom(now());
      const due = await claimWebhooks(database, { dueAt: startedAt, leaseUntil, limit: AT_ONCE });
      await Promise.all(due.map((webhook) => sendWebhook(parts, webhook)));
      if (due.length < AT_ONCE) return;
    }
  };
  const waiting = createBackgroundWork('send-webhooks', sendWaiting, logger);

  /** What is committed only after the stop is left to the next process, once the lease has run out. */
  const sendOwn = (webhook: WaitingWebhook): void => {
    if (stopped) return;
    const sent = sendWebhook(parts, webhook)
      .catch((error: unknown) => logger.error({ err: error }, 'a webhook waits for its lease to run out'))
      .finally(() => own.delete(sent));
    own.add(sent);
  };

  return {
    tell: (tx, event) => {
      const at = now();
      // Of transactions that commit together a few may find the same room: no more than there are connections.
      const hasRoom = !stopped && own.size < AT_ONCE;
      if (hasRoom) keepWebhook(tx, event, { at, claimedUntil: leaseFrom(at) }, sendOwn);
      else keepWebhook(tx, event, { at, claimedUntil: null }, waiting.wake);
    },
    start: (everyMs) => waiting.start(everyMs),
    stop: async () => {
      stopped = true;
      await Promise.all([waiting.stop(), ...own]);
    },
  };
}
