import { codeOf } from '@shop/chassis/errors/error-facts';
import { differencesOfTables } from './compare-tables.ts';
import { copyTableIn } from './copy-table.ts';
import { tableIn } from './layout.ts';
import type { DatabaseBackup } from './manifest.ts';
import { migrateTo } from './migrate-to.ts';
import { readTables } from './read-shape.ts';
import { sendAgain } from './send-again.ts';
import { openSession, quoted, type Session } from './session.ts';

interface Options {
  url: string;
  /** The backup's. */
  folder: string;
  backup: DatabaseBackup;
  restoredAt: Date;
}

const INSUFFICIENT_PRIVILEGE = '42501';

/** Makes the tables of an empty database and fills them, all rows of it in one transaction. */
export async function restoreDatabase({ url, folder, backup, restoredAt }: Options): Promise<void> {
  await migrateTo(url, backup);
  const session = await openSession(url);
  try {
    const [difference] = differencesOfTables(backup.tables, await readTables(session, backup.name));
    if (difference) throw new Error(difference);
    await session.query('BEGIN');
    await silenceTriggers(session);
    await emptyTables(session, backup);
    for (const table of backup.tables) await copyTableIn(session, table, tableIn(folder, backup.name, table.name));
    await setSequences(session, backup);
    await sendAgain(session, backup.tables, restoredAt);
    await session.query('COMMIT');
    // Without it the first questions would be planned as if the tables were empty.
    await session.query('ANALYZE');
  } finally {
    await session.end();
  }
}

/** Ledgers are append-only by trigger, and parents may come after their children. The rows fitted together where they come from. */
async function silenceTriggers(session: Session): Promise<void> {
  await session.query('SET LOCAL session_replication_role = replica').catch((error: unknown) => {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new Error('Restoring needs a superuser of PostgreSQL: triggers and foreign keys rest meanwhile.', {
      cause: error,
    });
  });
}

/** Migrations put rows in, which the backup has as they have become. */
async function emptyTables(session: Session, { tables }: DatabaseBackup): Promise<void> {
  if (tables.length > 0) await session.query(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')}`);
}

async function setSequences(session: Session, { sequences }: DatabaseBackup): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences) {
    await session.query('SELECT setval($1::regclass, $2::bigint, $3)', [quoted(name), lastValue, isCalled]);
  }
}
