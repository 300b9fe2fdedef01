import type { Database, Queryable, Transaction } from '@shop/chassis/database/database';
import type { ProviderEvent } from './read-provider-event.ts';

export interface ReceivedEvent extends ProviderEvent {
  /** Of the bytes that were received. */
  hash: string;
}

export interface KeptEvent extends ProviderEvent {
  id: number;
  timesReceived: number;
  tries: number;
}

const KEPT = 'id, type, reference, times_received AS "timesReceived", tries';

/**
 * Keeps an event, either as one that is due or, until `claimedUntil`, as one that its receiver tries to settle. One received
 * again is to be settled again, since the provider may know more by now.
 */
export async function keepProviderEvent(
  db: Queryable,
  { hash, type, reference, at, claimedUntil }: ReceivedEvent & { at: Date; claimedUntil: Date | null },
): Promise<KeptEvent> {
  const [kept] = await db.query<KeptEvent>(
    `INSERT INTO provider_event (hash, type, reference, received_at, next_try_at, tries) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (hash) DO UPDATE
     SET settled_at = NULL, times_received = provider_event.times_received + 1, tries = excluded.tries,
       next_try_at = excluded.next_try_at
     RETURNING ${KEPT}`,
    [hash, type, reference, at, claimedUntil ?? at, claimedUntil ? 1 : 0],
  );
  if (!kept) throw new Error('The event was not stored.');
  return kept;
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
     RETURNING ${KEPT}`,
    [dueAt, tooFarAt, leaseUntil, limit],
  );

const MARK_SETTLED = 'UPDATE provider_event SET settled_at = $3 WHERE id = $1 AND times_received = $2';

/** Notes that an event is settled, unless it was received again meanwhile. */
export async function markSettled(db: Queryable, { id, timesReceived }: KeptEvent, at: Date): Promise<void> {
  await db.execute(MARK_SETTLED, [id, timesReceived, at]);
}

/** The same, with the commit. */
export const markSettledWithCommit = (tx: Transaction, { id, timesReceived }: KeptEvent, at: Date): void =>
  tx.withCommit(MARK_SETTLED, [id, timesReceived, at]);

/** Notes that an event's payment was told of as unknown. False where it was before, also when the event comes again. */
export async function noteUnknownTold(tx: Transaction, id: number, at: Date): Promise<boolean> {
  const noted = await tx.execute(
    'UPDATE provider_event SET unknown_told_at = $2 WHERE id = $1 AND unknown_told_at IS NULL',
    [id, at],
  );
  return noted === 1;
}

/** Puts an event off, unless it was received again meanwhile: whoever received it tries it now. */
export async function scheduleProviderEvent(db: Queryable, { id, timesReceived }: KeptEvent, at: Date): Promise<void> {
  await db.execute('UPDATE provider_event SET next_try_at = $3 WHERE id = $1 AND times_received = $2', [
    id,
    timesReceived,
    at,
  ]);
}
