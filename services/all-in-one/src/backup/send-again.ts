import type { TableBackup } from './manifest.ts';
import type { Session } from './session.ts';

/**
 * For how long at least the notes of handled events are kept after a restore: as long as outboxes keep what was sent. They are
 * pruned by their age, 30 days, and a backup may be older.
 */
const NOTES_LAST_MS = 7 * 86_400_000;

/** No note may look older than that, or it might be pruned before its event has come again. */
export const oldestNote = (restoredAt: Date): Date => new Date(restoredAt.getTime() - NOTES_LAST_MS);

/**
 * Has everything sent again that the outbox still holds. What lay in the broker at the cut, parked messages too, is in no backup,
 * and which of the sent events that were can't be told from here. An event that was handled has its note in the inbox of the same
 * cut, or a reaction that bears repetition, so again is harmless. The outbox holds a week.
 */
export async function sendAgain(
  session: Session,
  tables: readonly Pick<TableBackup, 'name'>[],
  restoredAt: Date,
): Promise<void> {
  const has = (table: string) => tables.some(({ name }) => name === table);
  if (has('inbox')) {
    await session.query('UPDATE inbox SET handled_at = $1 WHERE handled_at < $1', [oldestNote(restoredAt)]);
  }
  // A lease or a rest of the shop that was left has no meaning in this one.
  if (has('outbox')) {
    await session.query('UPDATE outbox SET sent_at = NULL, not_before = NULL, attempts = 0, last_error = NULL');
  }
}
