import type { Database } from '@shop/chassis/database/database';
import { type PlanNode, readPlan } from './read-plan.ts';

export interface Explained {
  indexes: string[];
  wholeTables: { table: string; rows: number }[];
}

/** How the database would go about a statement, and how large the tables are that it would read from end to end. */
export async function explain(db: Database, sql: string, parameters: readonly unknown[]): Promise<Explained> {
  const [row] = await db.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(`EXPLAIN (FORMAT JSON) ${sql}`, parameters);
  const [root] = row?.['QUERY PLAN'] ?? [];
  if (!root) throw new Error('a statement has no plan');
  const { indexes, wholeTables } = readPlan(root.Plan);
  const sizes = await db.query<{ table: string; rows: number }>(
    `SELECT relname AS table, greatest(reltuples, 0)::integer AS rows FROM pg_class
     WHERE relkind = 'r' AND relname = ANY($1) ORDER BY relname`,
    [wholeTables],
  );
  return { indexes, wholeTables: sizes };
}
