import type { Queryable, Transaction } from '@shop/chassis/database/database';
import { pageOf, sql } from '@shop/chassis/database/list-sql';
import type { ListQuery, Page } from '@shop/contracts/list';
import type { LogReport, logReportListRules } from '@shop/contracts/rest/log-reports';
import type { LogReportView } from '@shop/contracts/services/content';
import { containing, searchTextOf } from '../search/search-text.ts';

interface LogReportFilter {
  id?: number[] | undefined;
  q?: string | undefined;
  level?: LogReport['level'] | undefined;
  vendorId?: number[] | undefined;
}
export type LogReportQuery = ListQuery<(typeof logReportListRules.sortKeys)[number], LogReportFilter>;
type LogReportRow = Omit<LogReportView, 'createdAt'> & { createdAt: Date };

const RECORD = 'id, title, message, level, vendor_id AS "vendorId", created_at AS "createdAt"';

const viewOf = (row: LogReportRow): LogReportView => ({ ...row, createdAt: row.createdAt.toISOString() });

export async function listLogReports(
  db: Queryable,
  { filter: { id, q, level, vendorId }, ...query }: LogReportQuery,
): Promise<Page<LogReportView>> {
  const { rows, total } = await pageOf<LogReportRow>(db, {
    select: RECORD,
    from: 'log_report',
    where: [
      ...(id ? [sql`id = ANY (${id}::bigint[])`] : []),
      ...(q ? [sql`search_text LIKE ${containing(q)}`] : []),
      ...(level ? [sql`level = ${level}`] : []),
      ...(vendorId ? [sql`vendor_id = ANY (${vendorId}::bigint[])`] : []),
    ],
    orderBy: { id: 'id', title: 'title', level: 'level', createdAt: 'created_at' },
    defaultOrder: 'created_at DESC',
    query,
  });
  return { rows: rows.map(viewOf), total };
}

export async function findLogReport(db: Queryable, id: number): Promise<LogReportView | null> {
  const [row] = await db.query<LogReportRow>(`SELECT ${RECORD} FROM log_report WHERE id = $1`, [id]);
  return row ? viewOf(row) : null;
}

export async function lockLogReport(tx: Transaction, id: number): Promise<LogReportView | null> {
  const [row] = await tx.query<LogReportRow>(`SELECT ${RECORD} FROM log_report WHERE id = $1 FOR UPDATE`, [id]);
  return row ? viewOf(row) : null;
}

export type NewLogReport = Omit<LogReportView, 'id'>;

/** The same event makes one report, however often it is told. */
export async function insertLogReport(tx: Transaction, eventId: string, report: NewLogReport): Promise<void> {
  const { title, message, level, vendorId, createdAt } = report;
  await tx.execute(
    `INSERT INTO log_report (event_id, title, message, level, vendor_id, created_at, search_text)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (event_id) DO NOTHING`,
    [eventId, title, message, level, vendorId, createdAt, searchTextOf(title, message)],
  );
}

export async function updateLogReport(tx: Transaction, { id, title, message, level }: LogReportView): Promise<void> {
  await tx.execute('UPDATE log_report SET message = $2, level = $3, search_text = $4 WHERE id = $1', [
    id,
    message,
    level,
    searchTextOf(title, message),
  ]);
}

export const deleteLogReportRow = (tx: Transaction, id: number) =>
  tx.execute('DELETE FROM log_report WHERE id = $1', [id]);
