import type { Database, Transaction } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { readSkus } from '../sku/read-skus.ts';
import { appendInChunks } from '../events/append-in-chunks.ts';

const BATCH = 200;

interface Republish {
  database: Database;
  outbox: Outbox;
}

/** Tells every SKU and its stock again, at the versions they have, for those whose copies are to be rebuilt. Answers how many. */
export async function republishCatalog({ database, outbox }: Republish): Promise<number> {
  let told = 0;
  let last = 0;
  for (;;) {
    const after = last;
    const ids = await database.transaction((tx) => republishAfter(tx, outbox, after));
    const end = ids.at(-1);
    if (end === undefined) return told;
    told += ids.length;
    last = end;
  }
}

async function republishAfter(tx: Transaction, outbox: Outbox, after: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>('SELECT id FROM sku WHERE id > $1 ORDER BY id LIMIT $2 FOR SHARE', [
    after,
    BATCH,
  ]);
  const ids = rows.map(({ id }) => id);
  const skus = await readSkus(tx, ids);
  const events = skus.flatMap(({ available, stockVersion, ...view }) => [
    { type: 'catalog.sku-changed.v1' as const, payload: view },
    {
      type: 'catalog.stock-changed.v1' as const,
      payload: { skuId: view.skuId, productId: view.productId, available, version: stockVersion },
    },
  ]);
  appendInChunks(tx, outbox, events);
  return ids;
}
