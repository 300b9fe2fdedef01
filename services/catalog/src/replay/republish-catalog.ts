import type { Database } from '@shop/chassis/database/database';
import { inBatches } from '@shop/chassis/database/in-batches';
import type { Outbox } from '@shop/chassis/events/outbox';
import { readSkus } from '../sku/read-skus.ts';
import { appendInChunks } from '../events/append-in-chunks.ts';

interface Republish {
  database: Database;
  outbox: Outbox;
}

/** Tells every SKU and its stock again, at the versions they have, for those whose copies are to be rebuilt. Answers how many. */
export const republishCatalog = ({ database, outbox }: Republish): Promise<number> =>
  inBatches(database, async (tx, { after, limit }) => {
    const rows = await tx.query<{ id: number }>('SELECT id FROM sku WHERE id > $1 ORDER BY id LIMIT $2 FOR SHARE', [
      after,
      limit,
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
  });
