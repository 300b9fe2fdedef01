import type { Database } from '@shop/chassis/database/database';
import type { Logger } from '@shop/chassis/log/logger';
import { createBackgroundWork } from '@shop/chassis/process/background-work';
import { LONGEST_MS } from '../retry-delay.ts';
import { claimProviderEvents, keepProviderEvent } from './provider-event-store.ts';
import type { ReceivedEvent } from './provider-event-store.ts';
import type { SettleProviderEvent } from './settle-provider-event.ts';

const AT_ONCE = 8;
// Longer than the provider's deadline.
const LEASE_MS = 20_000;

export interface ProviderEventWorkParts {
  database: Database;
  settleEvent: SettleProviderEvent;
  now: () => Date;
  logger: Logger;
}

export interface ProviderEventWork {
  /** Keeps an event, and has it settled in the background. Resolves as soon as it is kept. */
  receive(event: ReceivedEvent): Promise<void>;
  /** Settles now and every so many milliseconds what waits. */
  start(everyMs: number): void;
  /** Resolves once what is under way is over. */
  stop(): Promise<void>;
}

/**
 * Works off what the provider told. Whoever receives an event settles it at once; it is the receiver's own from the beginning,
 * and should the process die first, others take it once the lease has run out. What comes while many are under way waits, as
 * does what is tried again; replicas share that.
 */
export function createProviderEventWork({
  database,
  settleEvent,
  now,
  logger,
}: ProviderEventWorkParts): ProviderEventWork {
  const received = new Set<Promise<void>>();
  const leaseFrom = (at: Date): Date => new Date(at.getTime() + LEASE_MS);

  const settleWaiting = async (): Promise<void> => {
    const startedAt = now();
    for (;;) {
      const leaseUntil = leaseFrom(now());
      const tooFarAt = new Date(leaseUntil.getTime() + LONGEST_MS);
      const due = await claimProviderEvents(database, { dueAt: startedAt, tooFarAt, leaseUntil, limit: AT_ONCE });
      await Promise.all(due.map(settleEvent));
      if (due.length < AT_ONCE) return;
    }
  };
  const waiting = createBackgroundWork('settle-provider-events', settleWaiting, logger);

  const keepAndSettle = async (event: ReceivedEvent, at: Date): Promise<void> => {
    const kept = keepProviderEvent(database, { ...event, at, claimedUntil: leaseFrom(at) });
    // That it could not be kept is told to the provider, which sends it again.
    const settled = kept
      .then(settleEvent, () => undefined)
      .catch((error: unknown) =>
        logger.error({ err: error }, 'an event of the provider waits for its lease to run out'),
      )
      .finally(() => received.delete(settled));
    received.add(settled);
    await kept;
  };

  return {
    receive: async (event) => {
      const at = now();
      if (received.size < AT_ONCE) return keepAndSettle(event, at);
      await keepProviderEvent(database, { ...event, at, claimedUntil: null });
      waiting.wake();
    },
    start: (everyMs) => waiting.start(everyMs),
    stop: async () => {
      await Promise.all([waiting.stop(), ...received]);
    },
  };
}
