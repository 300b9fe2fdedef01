import type { DatabaseName } from '../stores.ts';
import type { SequenceBackup } from './manifest.ts';
import { migrationFoldersOf } from './migration-folders.ts';
import { quoted, type Session } from './session.ts';

export interface TableShape {
  name: string;
  columns: string[];
}

/** The tables that hold the shop's data, with the columns that are written; what migrations were applied is none of it. */
export async function readTables(session: Session, database: DatabaseName): Promise<TableShape[]> {
  const { rows } = await session.query<TableShape>(
    `SELECT c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attgenerated = '' AND c.relname <> ALL($1)
     GROUP BY c.relname ORDER BY c.relname`,
    [migrationFoldersOf(database).map(({ table }) => table)],
  );
  return rows;
}

/** What was applied, by the table that keeps it. */
export async function readMigrations(session: Session, database: DatabaseName): Promise<Record<string, string[]>> {
  const applied: Record<string, string[]> = {};
  for (const { table } of migrationFoldersOf(database)) {
    const { rows: found } = await session.query('SELECT FROM pg_class WHERE oid = to_regclass($1)', [quoted(table)]);
    if (found.length === 0) continue;
    const { rows } = await session.query<{ name: string }>(`SELECT name FROM ${quoted(table)} ORDER BY id`);
    applied[table] = rows.map(({ name }) => name);
  }
  return applied;
}

/** Sequences know no snapshots: what is read here is as new as the snapshot or newer, so no number is given twice. */
export async function readSequences(session: Session): Promise<SequenceBackup[]> {
  const { rows } = await session.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname`,
  );
  const sequences: SequenceBackup[] = [];
  for (const { name } of rows) {
    const { rows: values } = await session.query<Omit<SequenceBackup, 'name'>>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${quoted(name)}`,
    );
    for (const value of values) sequences.push({ name, ...value });
  }
  return sequences;
}
