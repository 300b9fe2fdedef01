import { setTimeout as pause } from 'node:timers/promises';
import type { ShopEvent } from '@shop/contracts/events/registry';
import { unavailable } from '../errors/problem.ts';
import type { Metrics } from '../health/metrics.ts';
import type { Logger } from '../log/logger.ts';
import type { Bus, ParkedMessage, Subscription } from './bus.ts';
import { countFromZero } from './count-from-zero.ts';
import { createMemoryDeadLetterStore } from './dead-letter-store.ts';
import type { DeadLetterStore } from './dead-letter-store.ts';
import { parkedEvent } from './parked-event.ts';
import { afterFailures, attemptsOf, countFailure, noFailures, parkingReason, retryPolicy } from './retry-policy.ts';
import type { RetryOptions } from './retry-policy.ts';
import { Slots } from './slots.ts';
import { isReadable } from './unreadable-event.ts';

export interface InProcessBusOptions {
  logger: Logger;
  deadLetters?: DeadLetterStore | undefined;
  retry?: RetryOptions;
  metrics?: Metrics | undefined;
  now?: (() => Date) | undefined;
}

interface Queue {
  name: string;
  types: Set<string>;
  /** The replicas of the queue's reaction, served in turn. */
  consumers: { handle: Subscription['handle']; slots: Slots }[];
  turn: number;
}

const CONCURRENCY = 8;
const LISTED = 100;
const REPLAYED = 1000;

/** A bus within one process. Publishing resolves when every queue has handled the event, or parked it in the store. */
export function createInProcessBus(options: InProcessBusOptions): Bus {
  const { logger, deadLetters = createMemoryDeadLetterStore(), metrics, now = () => new Date() } = options;
  const policy = retryPolicy(options.retry);
  const queues: Queue[] = [];
  const running = new Set<Promise<void>>();
  const closing = new AbortController();

  const handleOnce = (queue: Queue, event: ShopEvent): Promise<void> => {
    queue.turn = (queue.turn + 1) % queue.consumers.length;
    const consumer = queue.consumers[queue.turn];
    if (!consumer) throw new Error(`The queue ${queue.name} has no consumer.`);
    return consumer.slots.use(() => {
      refuseWhenClosed();
      return consumer.handle(event);
    });
  };

  const deliver = async (queue: Queue, event: ShopEvent): Promise<'handled' | 'parked'> => {
    for (let failures = noFailures; ;) {
      try {
        await handleOnce(queue, event);
        metrics?.messages.inc({ queue: queue.name, outcome: 'handled' });
        return 'handled';
      } catch (error) {
        refuseWhenClosed();
        failures = countFailure(failures, error);
        const next = afterFailures(policy, failures);
        if (next === 'park') {
          await park({
            queue: queue.name,
            event,
            reason: parkingReason(error),
            attempts: attemptsOf(failures),
            parkedAt: now().toISOString(),
          });
          return 'parked';
        }
        metrics?.messages.inc({ queue: queue.name, outcome: 'failed' });
        logger.warn(
          { err: error, queue: queue.name, eventId: event.id, ...next },
          'a message failed and is tried again',
        );
        await pause(next.delayMs, undefined, { signal: closing.signal }).catch(refuseWhenClosed);
      }
    }
  };

  const park = async (message: ParkedMessage): Promise<void> => {
    await deadLetters.park(message);
    metrics?.messages.inc({ queue: message.queue, outcome: 'parked' });
    const { queue, reason, attempts } = message;
    logger.error(
      { queue, eventId: message.event.id, type: message.event.type, reason, attempts },
      'a message was parked',
    );
    const telling = parkedEvent('bus', message);
    if (telling) inBackground(publish(telling), 'the parking of a message could not be told');
  };

  const inBackground = (work: Promise<void>, complaint: string): void => {
    const tracked = work
      .catch((error: unknown) => logger.warn({ err: error }, complaint))
      .finally(() => running.delete(tracked));
    running.add(tracked);
  };

  const refuseWhenClosed = (): void => {
    if (closing.signal.aborted) throw unavailable('The bus is closed.', { code: 'bus_unavailable' });
  };

  const publish = async (event: ShopEvent): Promise<void> => {
    refuseWhenClosed();
    const deliveries = queues.filter(({ types }) => types.has(event.type)).map((queue) => deliver(queue, event));
    const tracked = Promise.allSettled(deliveries).then(() => undefined);
    running.add(tracked);
    await tracked.finally(() => running.delete(tracked));
    await Promise.all(deliveries);
  };

  const replay = async (queue: Queue, event: ShopEvent): Promise<void> => {
    if ((await deliver(queue, event)) === 'handled') await deadLetters.remove(queue.name, event.id);
  };

  return {
    publish,
    subscribe: async ({ queue: name, types, handle, everyProcess = false, concurrency = CONCURRENCY }) => {
      refuseWhenClosed();
      countFromZero(metrics, name);
      const consumer = { handle, slots: new Slots(concurrency) };
      const known = everyProcess ? undefined : queues.find((queue) => queue.name === name);
      known?.consumers.push(consumer);
      for (const type of types) known?.types.add(type);
      if (!known) queues.push({ name, types: new Set(types), consumers: [consumer], turn: 0 });
    },
    deadLetters: {
      list: ({ queue, limit = LISTED } = {}) => deadLetters.list({ queue, limit }),
      replay: async (name, eventId) => {
        const queue = queues.find((candidate) => candidate.name === name);
        if (!queue) return 0;
        const parked = await deadLetters.list({ queue: name, eventId, limit: REPLAYED });
        // What can't be read stays parked for the version that can.
        const events = parked.map(({ event }) => event).filter(isReadable);
        for (const event of events) inBackground(replay(queue, event), 'a replayed message stays parked');
        return events.length;
      },
    },
    ping: async () => refuseWhenClosed(),
    close: async () => {
      closing.abort();
      await Promise.all(running);
    },
  };
}
