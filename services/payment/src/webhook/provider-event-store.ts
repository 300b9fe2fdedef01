import type { Database, Queryable, Transaction } from '@shop/chassis/database/database';
import type { ProviderEvent } from './read-provider-event.ts';

/** Keeps an event. One received again is to be settled again, since the provider may know more by now. */
export async function keepProviderEvent(
  db: Queryable,
  event: ProviderEvent & { hash: string; at: Date },
): Promise<void> {
  await db.execute(
    `INSERT INTO provider_event (hash, type, reference, received_at, next_try_at) VALUES ($1, $2, $3, $4, $4)
     ON CONFLICT (hash) DO UPDATE
     SET settled_at = NULL, times_received = provider_event.times_received + 1, tries = 0, next_try_at = excluded.next_try_at`,
    [event.hash, event.type, event.reference, event.at],
  );
}

export interface KeptEvent extends ProviderEvent {
  id: number;
  timesReceived: number;
  tries: number;
}

/**
 * Takes events that are due to be settled; nobody else gets them until `leaseUntil`. None is ever put off beyond `tooFarAt`:
 * that was a wrong clock. Counts a try.
 */
export const claimProviderEvents = (
  db: Database,
  { dueAt, tooFarAt, leaseUntil, limit }: { dueAt: Date; tooFarAt: Date; leaseUntil: Date; limit: number },
): Promise<KeptEvent[]> =>
  db.query<KeptEvent>(
    `UPDATE provider_event SET next_try_at = $3, tries = tries + 1
     WHERE id IN (
       SELECT id FROM provider_event WHERE settled_at IS NULL AND (next_try_at <= $1 OR next_try_at > $2)
       ORDER BY next_try_at LIMIT $4 FOR UPDATE SKIP LOCKED
     )
     RETURNING id, type, reference, times_received AS "timesReceived", tries`,
    [dueAt, tooFarAt, leaseUntil, limit],
  );

/** Notes that an event is settled, unless it was received again meanwhile. */
export async function markSettled(db: Queryable, { id, timesReceived }: KeptEvent, at: Date): Promise<void> {
  await db.execute('UPDATE provider_event SET settled_at = $3 WHERE id = $1 AND times_received = $2', [
    id,
    timesReceived,
    at,
  ]);
}

/** Notes that an event's payment was told of as unknown. False where it was before, also when the event comes again. */
export async function noteUnknownTold(tx: Transaction, id: number, at: Date): Promise<boolean> {
  const noted = await tx.execute(
    'UPDATE provider_event SET unknown_told_at = $2 WHERE id = $1 AND unknown_told_at IS NULL',
    [id, at],
  );
  return noted === 1;
}

export async function scheduleProviderEvent(db: Queryable, id: number, at: Date): Promise<void> {
  await db.execute('UPDATE provider_event SET next_try_at = $2 WHERE id = $1', [id, at]);
}
