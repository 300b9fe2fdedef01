import type { EventType, ShopEvent } from '@shop/contracts/events/registry';
import type { Bus, Subscription } from '../bus/bus.ts';
import { runInContext } from '../context/request-context.ts';
import type { Database, Transaction } from '../database/database.ts';
import { once } from './inbox.ts';

/** An event of one of several types, told apart by its `type`. */
export type EventOf<T extends EventType> = T extends EventType ? ShopEvent<T> : never;

interface Reaction<T extends EventType> {
  /** `<service>.<reaction>`. */
  queue: string;
  types: readonly T[];
  everyProcess?: boolean | undefined;
  concurrency?: number | undefined;
}

interface TransactionalReaction<T extends EventType> extends Reaction<T> {
  database: Database;
  now: () => Date;
  handle: (tx: Transaction, event: EventOf<T>) => Promise<void>;
}

interface IdempotentReaction<T extends EventType> extends Reaction<T> {
  handle: (event: EventOf<T>) => Promise<void>;
}

const inContextOf = (queue: string, event: ShopEvent, work: () => Promise<void>): Promise<void> => {
  const [service = queue] = queue.split('.');
  return runInContext({ correlationId: event.correlationId, caller: { kind: 'service', name: service } }, work);
};

function subscription<T extends EventType>(
  { queue, types, everyProcess, concurrency }: Reaction<T>,
  handle: (event: EventOf<T>) => Promise<void>,
): Subscription {
  return {
    queue,
    types,
    ...(everyProcess === undefined ? {} : { everyProcess }),
    ...(concurrency === undefined ? {} : { concurrency }),
    handle: (event) => inContextOf(queue, event, () => handle(event as EventOf<T>)),
  };
}

/** Reacts with SQL only, in one transaction with the inbox row: a redelivered event has no second effect. */
export function onEvent<T extends EventType>(bus: Bus, reaction: TransactionalReaction<T>): Promise<void> {
  const { queue, database, now, handle } = reaction;
  return bus.subscribe(
    subscription(reaction, (event) =>
      database.transaction(async (tx) => {
        if (await once(tx, { queue, eventId: event.id, at: now() })) await handle(tx, event);
      }),
    ),
  );
}

/**
 * Reacts with what bears repetition by itself: calls to others under keys of their own, or one statement that keeps only what is
 * newer, or new. No inbox, no transaction around them.
 */
export function onEventIdempotent<T extends EventType>(bus: Bus, reaction: IdempotentReaction<T>): Promise<void> {
  return bus.subscribe(subscription(reaction, reaction.handle));
}
