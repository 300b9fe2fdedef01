import type { Transaction } from '@shop/chassis/database/database';
import type { NewEvent, Outbox } from '@shop/chassis/events/outbox';

// One statement holds at most 65,535 parameters, and a product may have thousands of SKUs.
const CHUNK = 1000;

export function appendInChunks(tx: Transaction, outbox: Outbox, events: readonly NewEvent[]): void {
  for (let from = 0; from < events.length; from += CHUNK) outbox.append(tx, ...events.slice(from, from + CHUNK));
}
