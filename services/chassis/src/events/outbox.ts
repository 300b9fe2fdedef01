import type { EventPayload, EventType } from '@shop/contracts/events/registry';
import type { Transaction } from '../database/database.ts';

/** One event to be published, before it has an id and a time. */
export type NewEvent = { [T in EventType]: { type: T; payload: EventPayload<T> } }[EventType];

export interface Outbox {
  /** Stores events with the commit of the change that they tell of; the relay sends them afterwards. */
  append(tx: Transaction, ...events: NewEvent[]): void;
}
