import type { Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { figureAtScrape } from './figure-at-scrape.ts';

interface FigureOfDatabase {
  name: string;
  help: string;
  /** Answers one row with the number as `value`; null counts as 0. */
  sql: string;
  values?: () => unknown[];
}

/** A figure that a query reads whenever the metrics are asked for. */
export function figureOfDatabase(
  { database, registry }: { database: Database; registry: Registry },
  { name, help, sql, values = () => [] }: FigureOfDatabase,
): void {
  const read = async () => {
    const [row] = await database.query<{ value: string | number | null }>(sql, values());
    return Number(row?.value ?? 0);
  };
  figureAtScrape(registry, { name, help, read });
}
