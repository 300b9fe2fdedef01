import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { writeMeasured } from './file-facts.ts';
import { FILE_MODE } from './layout.ts';
import type { TableBackup } from './manifest.ts';
import type { TableShape } from './read-shape.ts';
import { quoted, type Session } from './session.ts';

const columnsOf = ({ name, columns }: TableShape) => `${quoted(name)} (${columns.map(quoted).join(', ')})`;

/** Writes all rows of a table into a new file. */
export async function copyTableOut(session: Session, table: TableShape, file: string): Promise<TableBackup> {
  const rows = session.query(copyTo(`COPY ${columnsOf(table)} TO STDOUT`));
  const facts = await writeMeasured(file, rows, { between: createGzip(), mode: FILE_MODE });
  return { ...table, rows: rows.rowCount, file: facts };
}

/** Reads all rows of a table from a file. Throws, with a sentence, where they are not as many as were written. */
export async function copyTableIn(session: Session, table: TableBackup, file: string): Promise<void> {
  const rows = session.query(copyFrom(`COPY ${columnsOf(table)} FROM STDIN`));
  await pipeline(createReadStream(file), createGunzip(), rows);
  if (rows.rowCount === table.rows) return;
  throw new Error(`The table ${table.name} had ${table.rows} rows in the backup, and ${rows.rowCount} were restored.`);
}
