import type { ShopEvent } from '@shop/contracts/events/registry';
import type { Database } from '../database/database.ts';

/** For how long a relay that died keeps others from its rows. */
export const LEASE_MS = 10_000;
/** No row is ever put off for longer: what lies further ahead was put there by a clock that was wrong. */
const TOO_FAR_MS = 60_000;
const KEEP_SENT_MS = 7 * 86_400_000;
const KEEP_HANDLED_MS = 30 * 86_400_000;
const PRUNED_AT_ONCE = 1000;
const MAX_ERROR = 500;

export interface OutboxRow {
  seq: number;
  attempts: number;
  event: ShopEvent;
}

export interface FailedSend {
  seq: number;
  /** When it is sent again. */
  notBefore: Date;
  error: string;
}

export const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** Takes unsent rows for a while, the oldest first; other relays take others. No lock outlives the statement. */
export async function claimUnsent(
  database: Database,
  { at, limit }: { at: Date; limit: number },
): Promise<OutboxRow[]> {
  const rows = await database.query<
    Omit<ShopEvent, 'occurredAt'> & { seq: number; attempts: number; occurredAt: Date }
  >(
    `UPDATE outbox SET not_before = $1, attempts = attempts + 1
     WHERE seq IN (
       SELECT seq FROM outbox WHERE sent_at IS NULL AND (not_before IS NULL OR not_before <= $2 OR not_before > $3)
       ORDER BY seq LIMIT $4 FOR UPDATE SKIP LOCKED)
     RETURNING seq, attempts, id, type, payload, actor, correlation_id AS "correlationId", occurred_at AS "occurredAt"`,
    [later(at, LEASE_MS), at, later(at, TOO_FAR_MS), limit],
  );
  return rows
    .map(({ seq, attempts, occurredAt, ...event }) => ({
      seq,
      attempts,
      event: { ...event, occurredAt: occurredAt.toISOString() },
    }))
    .toSorted((one, other) => one.seq - other.seq);
}

export async function keepClaims(database: Database, { at, seqs }: { at: Date; seqs: number[] }): Promise<void> {
  await database.execute('UPDATE outbox SET not_before = $1 WHERE seq = ANY($2) AND sent_at IS NULL', [
    later(at, LEASE_MS),
    seqs,
  ]);
}

export async function markSent(database: Database, { at, seqs }: { at: Date; seqs: number[] }): Promise<void> {
  await database.execute('UPDATE outbox SET sent_at = $1, last_error = NULL WHERE seq = ANY($2)', [at, seqs]);
}

export async function markFailed(database: Database, failures: FailedSend[]): Promise<void> {
  await database.execute(
    `UPDATE outbox SET not_before = failure.not_before, last_error = failure.error
     FROM unnest($1::bigint[], $2::timestamptz[], $3::text[]) AS failure (seq, not_before, error)
     WHERE outbox.seq = failure.seq AND sent_at IS NULL`,
    [
      failures.map(({ seq }) => seq),
      failures.map(({ notBefore }) => notBefore),
      failures.map(({ error }) => error.slice(0, MAX_ERROR)),
    ],
  );
}

export async function measureUnsent(database: Database): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await database.query<{ count: number; oldest: Date | null }>(
    'SELECT count(*) AS count, min(occurred_at) AS oldest FROM outbox WHERE sent_at IS NULL',
  );
  return row ?? { count: 0, oldest: null };
}

/** Forgets a small batch of what was sent or handled long ago. */
export async function pruneOld(database: Database, { at }: { at: Date }): Promise<void> {
  await database.execute(
    'DELETE FROM outbox WHERE seq IN (SELECT seq FROM outbox WHERE sent_at < $1 ORDER BY sent_at LIMIT $2)',
    [later(at, -KEEP_SENT_MS), PRUNED_AT_ONCE],
  );
  await database.execute(
    `DELETE FROM inbox WHERE (queue, event_id) IN (
       SELECT queue, event_id FROM inbox WHERE handled_at < $1 ORDER BY handled_at LIMIT $2)`,
    [later(at, -KEEP_HANDLED_MS), PRUNED_AT_ONCE],
  );
}
