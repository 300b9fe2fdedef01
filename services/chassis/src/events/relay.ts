import { setTimeout as pause } from 'node:timers/promises';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../database/database.ts';
import type { Metrics } from '../health/metrics.ts';
import type { Logger } from '../log/logger.ts';
import { coalesced } from '../process/coalesced.ts';
import { every } from '../process/every.ts';
import { gathered } from '../process/gathered.ts';
import type { PausePoint } from '../process/pause-points.ts';
import type { RelayedOutbox } from './create-outbox.ts';
import { LEASE_MS, claimUnsent, keepClaims, markFailed, markSent, measureUnsent, pruneOld } from './outbox-store.ts';
import type { FailedSend, OutboxRow } from './outbox-store.ts';

export interface RelayOptions {
  database: Database;
  bus: Pick<Bus, 'publish'>;
  outbox: RelayedOutbox;
  logger: Logger;
  metrics: Metrics;
  batchSize?: number | undefined;
  pollMs?: number | undefined;
  pausePoint?: PausePoint | undefined;
}

export interface Relay {
  wake(): void;
  /** Resolves when nothing is unsent. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

type Outcome = { sent: number } | { failed: FailedSend };

/** One event that its handlers hold up must not hold up the others, so many are under way at once. */
const MAX_IN_FLIGHT = 500;
/** What was sent is noted together, so that many events cost little more than one; a crash before it sends them again. */
const NOTE_WITHIN_MS = 100;
const FIRST_REST_MS = 250;
const MAX_REST_MS = 10_000;
const MEASURE_MS = 5_000;
const PRUNE_MS = 60_000;
const IDLE_LOOK_MS = 20;
/** What is still under way after that is sent again by whoever comes next. */
const STOP_MS = 5_000;

/** Sends what is committed in this process at once, and each `pollMs` what others left in the outbox. */
export function startRelay(options: RelayOptions): Relay {
  const { database, bus, outbox, logger, metrics, batchSize = 100, pollMs = 1000, pausePoint } = options;
  const { now } = outbox;
  const inFlight = new Map<number, Promise<void>>();
  let stopped = false;

  const report = (what: string) => (error: unknown) => logger.warn({ err: error }, what);

  const noteAll = async (outcomes: Outcome[]): Promise<void> => {
    const seqs = outcomes.flatMap((outcome) => ('sent' in outcome ? [outcome.sent] : []));
    const failures = outcomes.flatMap((outcome) => ('failed' in outcome ? [outcome.failed] : []));
    if (seqs.length > 0) await markSent(database, { at: now(), seqs });
    if (failures.length > 0) await markFailed(database, failures);
  };
  const notes = gathered<Outcome>(
    (outcomes) => noteAll(outcomes).catch(report('the relay could not note what it sent; those events are sent again')),
    { withinMs: NOTE_WITHIN_MS, atMost: MAX_IN_FLIGHT },
  );

  const publish = async ({ seq, attempts, event }: OutboxRow): Promise<Outcome> => {
    try {
      await pausePoint?.('relay-before-send');
      await bus.publish(event);
      return { sent: seq };
    } catch (error) {
      const restMs = Math.min(FIRST_REST_MS * 2 ** Math.min(attempts - 1, 10), MAX_REST_MS);
      if (attempts === 1)
        logger.warn({ err: error, eventId: event.id, type: event.type }, 'an event could not be sent yet');
      return { failed: { seq, notBefore: new Date(now().getTime() + restMs), error: String(error) } };
    }
  };

  const send = async (row: OutboxRow): Promise<void> => {
    await notes.add(await publish(row));
    const wasFull = inFlight.size >= MAX_IN_FLIGHT;
    inFlight.delete(row.seq);
    if (wasFull) wake();
  };

  const sendAll = (rows: readonly OutboxRow[]): void => {
    for (const row of rows) inFlight.set(row.seq, send(row));
  };

  const claim = coalesced(async () => {
    for (let limit = batchSize; limit > 0 && !stopped;) {
      limit = Math.min(batchSize, MAX_IN_FLIGHT - inFlight.size);
      const rows = await claimUnsent(database, { at: now(), limit });
      sendAll(rows);
      if (rows.length < limit) return;
    }
  });
  let claiming = Promise.resolve();
  const wake = (): void => {
    if (stopped || inFlight.size >= MAX_IN_FLIGHT) return;
    claiming = claim().catch(report('the relay could not read the outbox'));
  };

  /** What comes after the stop is left to others, who take it once the claim has run out. */
  const take = (rows: readonly OutboxRow[]): void => {
    if (!stopped) sendAll(rows);
  };

  const measure = async (): Promise<void> => {
    const { count, oldest } = await measureUnsent(database);
    metrics.outboxUnsent.set(count);
    metrics.outboxOldestAge.set(oldest ? Math.max(0, (now().getTime() - oldest.getTime()) / 1000) : 0);
  };

  const keepOwnClaims = async (): Promise<void> => {
    if (inFlight.size > 0) await keepClaims(database, { at: now(), seqs: [...inFlight.keys()] });
  };

  const hasRoomFor = (events: number): boolean => !stopped && inFlight.size + events <= MAX_IN_FLIGHT;
  outbox.attach({ hasRoomFor, take, wake });
  wake();
  const repeated = [
    every(pollMs, () => Promise.resolve(wake()), { name: 'relay poll', logger }),
    every(LEASE_MS / 3, keepOwnClaims, {
      name: 'relay claims',
      logger,
    }),
    every(MEASURE_MS, measure, { name: 'relay measure', logger }),
    every(PRUNE_MS, () => pruneOld(database, { at: now() }), { name: 'relay prune', logger }),
  ];

  return {
    wake,
    idle: async () => {
      while ((await measureUnsent(database)).count > 0) {
        wake();
        notes.flush();
        await pause(IDLE_LOOK_MS);
      }
    },
    stop: async () => {
      stopped = true;
      await Promise.all(repeated.map((work) => work.stop()));
      const ending = async (): Promise<void> => {
        // What was claimed meanwhile would be nobody's until the claim has run out.
        await claiming;
        notes.flush();
        await Promise.all(inFlight.values());
      };
      await Promise.race([ending(), pause(STOP_MS, undefined, { ref: false })]);
    },
  };
}
