import type { Database, Transaction } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { archiveOfDeletedVendors } from '../product/archive-of-deleted-vendors.ts';
import { lockProducts } from './lock-products.ts';
import { refreshProducts } from './refresh-products.ts';

const BATCH = 50;

/** Notes products whose surroundings changed; `productIds` is a trusted query that reads ids from the parameter $1. */
export async function markStale(tx: Transaction, productIds: string, parameter: unknown): Promise<void> {
  await tx.execute(`INSERT INTO stale_product (product_id) ${productIds} ON CONFLICT DO NOTHING`, [parameter]);
}

interface StaleProducts {
  database: Database;
  outbox: Outbox;
  now: () => Date;
}

/** Refreshes every stale product, a bounded batch in each transaction. Replicas share the work. */
export async function refreshStaleProducts({ database, outbox, now }: StaleProducts): Promise<void> {
  const refreshBatch = () =>
    database.transaction(async (tx) => {
      const batch = await tx.query<{ id: number }>(
        `DELETE FROM stale_product WHERE product_id IN
           (SELECT product_id FROM stale_product ORDER BY product_id LIMIT $1 FOR UPDATE SKIP LOCKED)
         RETURNING product_id AS id`,
        [BATCH],
      );
      const ids = batch.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await lockProducts(tx, ids);
      await archiveOfDeletedVendors({ tx, outbox, ids, at: now() });
      await refreshProducts({ tx, outbox, ids, written: false });
      return ids.length;
    });
  while ((await refreshBatch()) > 0);
}
