import type { Database } from '@shop/chassis/database/database';

/** The payment's reference of an order, by its number, its id or that reference itself; null where there is none. */
export async function findReference(database: Database, word: string): Promise<string | null> {
  const id = /^\d{1,9}$/.test(word) ? Number(word) : null;
  const [row] = await database.query<{ reference: string }>(
    `SELECT reference FROM customer_order WHERE number = upper($1) OR reference = $1 OR id = $2
     UNION ALL SELECT reference FROM checkout WHERE reference = $1
     LIMIT 1`,
    [word, id],
  );
  return row?.reference ?? null;
}
