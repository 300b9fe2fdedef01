import type { Database } from '@shop/chassis/database/database';
import { notFound } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import type { LogReportChange } from '@shop/contracts/rest/log-reports';
import type { LogReportView } from '@shop/contracts/services/content';
import { changesBetween, isEmpty } from '@shop/chassis/events/changes-between';
import { merged } from '../changes/merged.ts';
import { deleteLogReportRow, lockLogReport, updateLogReport } from './log-report-store.ts';

export interface LogReportParts {
  database: Database;
  outbox: Outbox;
}

/** A message is long: it is named without its values. */
const LONG_TEXTS: ReadonlySet<string> = new Set(['message']);

export const logReportNotFound = () => notFound('There is no such log report.');

/** Changes message and level, where named. Throws a Problem 404. */
export const changeLogReport = (
  { database, outbox }: LogReportParts,
  id: number,
  change: LogReportChange,
): Promise<LogReportView> =>
  database.transaction(async (tx) => {
    const before = await lockLogReport(tx, id);
    if (!before) throw logReportNotFound();
    const after = merged(before, change);
    const changes = changesBetween({ ...before }, { ...after }, LONG_TEXTS);
    if (isEmpty(changes)) return after;
    await updateLogReport(tx, after);
    outbox.append(tx, {
      type: 'content.log-report-changed.v1',
      payload: { logReportId: id, deleted: false, changes },
    });
    return after;
  });

/** Throws a Problem 404. */
export const deleteLogReport = ({ database, outbox }: LogReportParts, id: number): Promise<void> =>
  database.transaction(async (tx) => {
    if (!(await lockLogReport(tx, id))) throw logReportNotFound();
    await deleteLogReportRow(tx, id);
    outbox.append(tx, { type: 'content.log-report-changed.v1', payload: { logReportId: id, deleted: true } });
  });
