import type { Database, Transaction } from './database.ts';

const BATCH = 200;

/** Works on the next rows after an id, as many as the limit says, and answers their ids in order: none where nothing is left. */
type Work = (tx: Transaction, next: { after: number; limit: number }) => Promise<readonly number[]>;

/** Works through a table, each batch in a transaction of its own, so that nobody waits long for a row. Answers how many rows. */
export async function inBatches(database: Database, work: Work): Promise<number> {
  let rows = 0;
  let last = 0;
  for (;;) {
    const next = { after: last, limit: BATCH };
    const ids = await database.transaction((tx) => work(tx, next));
    const end = ids.at(-1);
    if (end === undefined) return rows;
    rows += ids.length;
    last = end;
  }
}
