import { parseEvent } from '@shop/contracts/events/registry';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { migrateFrom } from '../database/migrate.ts';
import { migrationsOf } from '../database/project-root.ts';
import type { ParkedMessage } from './bus.ts';

/** Keeps parked messages for a bus that has no broker to keep them. */
export interface DeadLetterStore {
  /** Keeps a message; parked again, it takes the new reason. */
  park(message: ParkedMessage): Promise<void>;
  /** The oldest first. */
  list(options: { queue?: string | undefined; eventId?: string | undefined; limit: number }): Promise<ParkedMessage[]>;
  remove(queue: string, eventId: string): Promise<void>;
}

export function createMemoryDeadLetterStore(): DeadLetterStore {
  const parked = new Map<string, ParkedMessage>();
  const keyOf = (queue: string, eventId: string): string => `${queue} ${eventId}`;
  return {
    park: async (message) => {
      parked.set(keyOf(message.queue, message.event.id), message);
    },
    list: async ({ queue, eventId, limit }) =>
      [...parked.values()]
        .filter((message) => queue === undefined || message.queue === queue)
        .filter((message) => eventId === undefined || message.event.id === eventId)
        .toSorted((one, other) => one.parkedAt.localeCompare(other.parkedAt))
        .slice(0, limit),
    remove: async (queue, eventId) => {
      parked.delete(keyOf(queue, eventId));
    },
  };
}

interface KeptRow extends Omit<ParkedMessage, 'event' | 'parkedAt'> {
  eventId: string;
  event: unknown;
  parkedAt: Date;
}

const kindSchema = z.object({ type: z.string().catch('') }).catch({ type: '' });

/** What was parked by another version may be no event of this one; it is listed all the same. */
function keptEvent({ eventId, event }: KeptRow): ParkedMessage['event'] {
  try {
    return parseEvent(event);
  } catch {
    return { id: eventId, type: kindSchema.parse(event).type, unreadable: JSON.stringify(event) };
  }
}

/** Makes the table of dead letters in a database, where it is missing. */
export const migrateDeadLetters = (url: string): Promise<void> =>
  migrateFrom({ url, directory: `${migrationsOf('chassis')}/dead-letters`, table: 'dead_letter_migration' });

export function createPostgresDeadLetterStore(database: Database): DeadLetterStore {
  return {
    park: async ({ queue, event, reason, attempts, parkedAt }) => {
      await database.execute(
        `INSERT INTO dead_letter (queue, event_id, event, reason, attempts, parked_at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (queue, event_id) DO UPDATE
         SET reason = excluded.reason, attempts = excluded.attempts, parked_at = excluded.parked_at`,
        [queue, event.id, JSON.stringify(event), reason, attempts, parkedAt],
      );
    },
    list: async ({ queue, eventId, limit }) => {
      const rows = await database.query<KeptRow>(
        `SELECT queue, event_id AS "eventId", event, reason, attempts, parked_at AS "parkedAt" FROM dead_letter
         WHERE ($1::text IS NULL OR queue = $1) AND ($2::uuid IS NULL OR event_id = $2)
         ORDER BY parked_at, event_id LIMIT $3`,
        [queue ?? null, eventId ?? null, limit],
      );
      return rows.map((row) => ({
        queue: row.queue,
        event: keptEvent(row),
        reason: row.reason,
        attempts: row.attempts,
        parkedAt: row.parkedAt.toISOString(),
      }));
    },
    remove: async (queue, eventId) => {
      await database.execute('DELETE FROM dead_letter WHERE queue = $1 AND event_id = $2', [queue, eventId]);
    },
  };
}
