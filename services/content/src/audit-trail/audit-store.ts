import type { Queryable } from '@shop/chassis/database/database';
import { pageOf, sql } from '@shop/chassis/database/list-sql';
import type { ShopEvent } from '@shop/contracts/events/registry';
import type { ListQuery, Page } from '@shop/contracts/list';
import type { auditListRules } from '@shop/contracts/rest/audit';
import type { AuditView } from '@shop/contracts/services/content';
import type { TrailEntry } from './trail-of-event.ts';

interface AuditFilter {
  resource?: string | undefined;
  id?: number[] | undefined;
}
export type AuditQuery = ListQuery<(typeof auditListRules.sortKeys)[number], AuditFilter>;
type AuditRow = Omit<AuditView, 'at'> & { at: Date };

export async function listAudit(
  db: Queryable,
  { filter: { resource, id }, ...query }: AuditQuery,
): Promise<Page<AuditView>> {
  const { rows, total } = await pageOf<AuditRow>(db, {
    select: 'id, resource, record_id AS "recordId", action, actor, at, changes',
    from: 'audit_entry',
    where: [
      ...(resource === undefined ? [] : [sql`resource = ${resource}`]),
      ...(id ? [sql`record_id = ANY (${id}::bigint[])`] : []),
    ],
    orderBy: { id: 'id', at: 'at' },
    defaultOrder: 'at DESC',
    query,
  });
  return { rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total };
}

export interface ToldEntry {
  event: Pick<ShopEvent, 'id' | 'actor' | 'occurredAt'>;
  entry: TrailEntry;
}

/** The same event leaves one entry, however often it is told. */
export async function insertAudit(db: Queryable, told: readonly ToldEntry[]): Promise<void> {
  const rows = told.map(({ event: { id, actor, occurredAt }, entry }) => ({ id, actor, occurredAt, ...entry }));
  await db.execute(
    `INSERT INTO audit_entry (event_id, resource, record_id, action, actor, changes, at)
     SELECT id, resource, "recordId", action, actor, changes, "occurredAt"
     FROM jsonb_to_recordset($1::jsonb) AS told (id uuid, resource text, "recordId" bigint, action text, actor jsonb,
       changes jsonb, "occurredAt" timestamptz)
     ON CONFLICT (event_id, resource, record_id) DO NOTHING`,
    [JSON.stringify(rows)],
  );
}
