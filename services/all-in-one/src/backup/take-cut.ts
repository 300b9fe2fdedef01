import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '@shop/chassis/errors/error-facts';
import type { Session } from './session.ts';
import { quoted } from './session.ts';

/** Two connections to one database: one that holds its writers up for a moment, one whose snapshot stays. */
export interface CutSessions {
  locking: Session;
  reading: Session;
}

/** How long the shop's writers may be held up by one try. */
const LOCK_MS = 2_000;
const TRIES = 20;
const REST_MS = 500;

/** A lock that did not come in time; a deadlock with a transaction of the shop, which has gone on meanwhile. */
const LOST = new Set(['55P03', '40P01']);

/**
 * Begins a snapshot of every database, all of the same moment. While every table of every database is locked against changes
 * nothing can be committed anywhere, so what the snapshots show, begun in that while, is what a power cut at that moment would
 * have left on the disks. From that the shop always goes on rightly:
 *
 * - Who has consumed an event did so before the locks were there, hence after the event's producer had committed: the producer's
 *   snapshot has the event and all that it tells of. An event that was committed and not consumed lies in its outbox.
 * - A question by HTTP (hold these pieces, settle this payment) may have been noted by the asker and not yet answered, or answered
 *   and not yet noted: both are what a crash leaves, and it is asked again by the same reference.
 *
 * To lock the outboxes alone would leave out what goes without an event: a parked message that a service handles and that house
 * then forgets could be handled after the service's snapshot, and forgotten before that of house.
 *
 * Readers are not held up, and writers for the milliseconds that it takes to begin the snapshots. Answers the moment, and for
 * how many milliseconds changes waited. Throws, with a sentence, where the locks can't be had.
 */
export async function takeCut(databases: readonly CutSessions[]): Promise<{ takenAt: Date; heldMs: number }> {
  for (let tries = 1; ; tries += 1) {
    const begun = performance.now();
    try {
      await forAll(databases, lockAllTables);
      const takenAt = new Date();
      await forAll(databases, beginSnapshot);
      return { takenAt, heldMs: performance.now() - begun };
    } catch (error) {
      if (!LOST.has(codeOf(error))) throw error;
      if (tries === TRIES) {
        throw new Error('Something else keeps the shop’s tables locked for long. Please try again when it is done.', {
          cause: error,
        });
      }
    } finally {
      await forAll(databases, ({ locking }) => locking.query('ROLLBACK'));
    }
    await pause(REST_MS * (0.5 + Math.random()));
  }
}

/** Does it on all of them, and waits for all of them before it throws: none may still be at it. */
async function forAll(databases: readonly CutSessions[], work: (sessions: CutSessions) => Promise<unknown>) {
  const done = await Promise.allSettled(databases.map(work));
  for (const one of done) if (one.status === 'rejected') throw one.reason;
}

async function lockAllTables({ locking }: CutSessions): Promise<void> {
  await locking.query(`BEGIN; SET LOCAL lock_timeout = ${LOCK_MS}`);
  // Deadlocks are found, and a vacuum that is under way is sent away, after that; by us, so that it is our try that is lost.
  await locking.query(
    `SELECT set_config('deadlock_timeout', '100ms', true) WHERE current_setting('is_superuser') = 'on'`,
  );
  const { rows } = await locking.query<{ name: string }>(
    // In the order in which the shop's transactions write: what an event does begins with its inbox and ends with the outbox.
    `SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
     ORDER BY relname <> 'inbox', relname = 'outbox', relname`,
  );
  await locking.query(`LOCK TABLE ${rows.map(({ name }) => quoted(name)).join(', ')} IN SHARE MODE`);
}

async function beginSnapshot({ reading }: CutSessions): Promise<void> {
  await reading.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  // The snapshot is that of the first statement, not of BEGIN.
  await reading.query('SELECT pg_current_snapshot()');
}
