import type { Queryable } from '@shop/chassis/database/database';

export interface UnsentEvents {
  service: string;
  count: number;
  oldestAt: Date | null;
}

/** What waits in each service's outbox. */
export const readUnsent = (databases: Readonly<Record<string, Queryable>>): Promise<UnsentEvents[]> =>
  Promise.all(
    Object.entries(databases).map(async ([service, database]) => {
      const [row] = await database.query<{ count: number; oldestAt: Date | null }>(
        'SELECT count(*) AS count, min(occurred_at) AS "oldestAt" FROM outbox WHERE sent_at IS NULL',
      );
      return { service, count: row?.count ?? 0, oldestAt: row?.oldestAt ?? null };
    }),
  );
