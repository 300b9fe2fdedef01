import type { Queryable } from '@shop/chassis/database/database';

/** When something is over: since a moment in the past. */
export interface Over {
  since: Date;
  at: Date;
  /** Nothing of ours lies further ahead than that, unless a clock was ahead: it would last for as long as the clock was wrong. */
  leewayMs: number;
}

/** So many are taken up at a time. */
export const BATCH = 100;

// Too far ahead for our clock and for the database's: one of them alone may be the one that is behind.
export const isOver = (column: string): string =>
  `(${column} <= $1 OR ${column} > greatest($2, now()) + $3::integer * interval '1 millisecond')`;
export const valuesOf = ({ since, at, leewayMs }: Over) => [since, at, leewayMs];

/** The references of checkouts that something is over for, the oldest first. */
export async function findOver(db: Queryable, condition: string, over: Over): Promise<string[]> {
  const rows = await db.query<{ reference: string }>(
    `SELECT reference FROM checkout WHERE ${condition} ORDER BY id LIMIT ${BATCH}`,
    valuesOf(over),
  );
  return rows.map(({ reference }) => reference);
}
