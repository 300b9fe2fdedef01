import { eventRegistry, type ShopEvent } from '@shop/contracts/events/registry';
import { currentActor, currentContext } from '../context/request-context.ts';
import type { Transaction } from '../database/database.ts';
import { joinSql, raw, sql } from '../database/sql-part.ts';
import type { NewEvent, Outbox } from './outbox.ts';
import { LEASE_MS, later, type OutboxRow } from './outbox-store.ts';

/** What sends the events of an outbox in this process. */
export interface AttachedRelay {
  /** Whether so many more events may be given to it. */
  hasRoomFor(events: number): boolean;
  /** Gives it events that have just been committed and are its own to send. */
  take(rows: readonly OutboxRow[]): void;
  /** Events were committed that nobody has taken. */
  wake(): void;
}

/**
 * An outbox whose events the relay of this process sends as soon as they are committed. They are the relay's own from the
 * beginning; should the process die first, others take them once its claim has run out.
 */
export interface RelayedOutbox extends Outbox {
  attach(relay: AttachedRelay): void;
  readonly now: () => Date;
}

export interface OutboxOptions {
  service: string;
  now: () => Date;
  newId: () => string;
}

/** Makes the outbox of a service. A payload that its schema refuses throws, so that nothing unreadable is ever sent. */
export function createOutbox({ service, now, newId }: OutboxOptions): RelayedOutbox {
  let relay: AttachedRelay | undefined;

  const stored = ({ type, payload }: NewEvent) => {
    const checked = eventRegistry[type].schema.safeParse(payload);
    if (!checked.success) throw new Error(`A payload of ${type} does not fit its schema.`, { cause: checked.error });
    const at = now();
    const correlationId = currentContext()?.correlationId ?? newId();
    return {
      id: newId(),
      type,
      payload: JSON.stringify(checked.data),
      actor: currentActor(service),
      correlationId,
      at,
    };
  };

  return {
    now,
    attach: (attached) => {
      relay = attached;
    },
    append: (tx: Transaction, ...events: NewEvent[]) => {
      if (events.length === 0) return;
      const takenBy = relay?.hasRoomFor(events.length) ? relay : undefined;
      const attempts = takenBy ? 1 : 0;
      const rows = events.map(stored);
      const insert = joinSql([
        raw('INSERT INTO outbox (id, type, payload, actor, correlation_id, occurred_at, not_before, attempts) VALUES'),
        ...rows.flatMap(({ id, type, payload, actor, correlationId, at }, index) => {
          const values = sql`(${id}, ${type}, ${payload}, ${JSON.stringify(actor)}, ${correlationId}, ${at}, ${takenBy ? later(at, LEASE_MS) : null}, ${attempts})`;
          return index === 0 ? [values] : [raw(','), values];
        }),
        raw('RETURNING id, seq'),
      ]);
      const eventsById = new Map(rows.map((row) => [row.id, eventOf(row)]));
      tx.withCommit<{ id: string; seq: number }>(insert.text, insert.values, (inserted) => {
        if (!takenBy) return relay?.wake();
        takenBy.take(
          inserted.flatMap(({ id, seq }) => {
            const event = eventsById.get(id);
            return event ? [{ seq, attempts, event }] : [];
          }),
        );
      });
    },
  };
}

type StoredEvent = Pick<ShopEvent, 'id' | 'type' | 'actor' | 'correlationId'> & { payload: string; at: Date };

/** As it will be read from the table. */
const eventOf = ({ id, type, payload, actor, correlationId, at }: StoredEvent): ShopEvent =>
  ({
    id,
    type,
    payload: JSON.parse(payload) as unknown,
    actor,
    correlationId,
    occurredAt: at.toISOString(),
  }) as ShopEvent;
