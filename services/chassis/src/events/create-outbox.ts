import { eventRegistry } from '@shop/contracts/events/registry';
import { currentActor, currentContext } from '../context/request-context.ts';
import type { Transaction } from '../database/database.ts';
import { joinSql, raw, sql } from '../database/sql-part.ts';
import type { NewEvent, Outbox } from './outbox.ts';

/** An outbox that tells the relay of this process when there is something to send. */
export interface RelayedOutbox extends Outbox {
  onCommitted(wake: () => void): void;
  readonly now: () => Date;
}

export interface OutboxOptions {
  service: string;
  now: () => Date;
  newId: () => string;
}

/** Makes the outbox of a service. A payload that its schema refuses throws, so that nothing unreadable is ever sent. */
export function createOutbox({ service, now, newId }: OutboxOptions): RelayedOutbox {
  const wakers: (() => void)[] = [];

  const rowOf = ({ type, payload }: NewEvent) => {
    const checked = eventRegistry[type].schema.safeParse(payload);
    if (!checked.success) throw new Error(`A payload of ${type} does not fit its schema.`, { cause: checked.error });
    const actor = currentActor(service);
    const correlationId = currentContext()?.correlationId ?? newId();
    return sql`(${newId()}, ${type}, ${JSON.stringify(checked.data)}, ${JSON.stringify(actor)}, ${correlationId}, ${now()})`;
  };

  return {
    now,
    onCommitted: (wake) => wakers.push(wake),
    append: async (tx: Transaction, ...events: NewEvent[]) => {
      if (events.length === 0) return;
      const rows = joinSql([
        raw('INSERT INTO outbox (id, type, payload, actor, correlation_id, occurred_at) VALUES'),
        ...events.flatMap((event, index) => (index === 0 ? [rowOf(event)] : [raw(','), rowOf(event)])),
      ]);
      await tx.execute(rows.text, rows.values);
      tx.afterCommit(() => {
        for (const wake of wakers) wake();
      });
    },
  };
}
