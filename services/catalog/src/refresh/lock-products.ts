import type { Transaction } from '@shop/chassis/database/database';

/** Locks products for writing, in the order of their ids so that no two transactions wait for each other. */
export async function lockProducts(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.execute('SELECT FROM product WHERE id = ANY($1::integer[]) ORDER BY id FOR NO KEY UPDATE', [ids]);
}

/** The same for the products that some SKUs belong to. */
export async function lockProductsOf(tx: Transaction, skuIds: readonly number[]): Promise<void> {
  await tx.execute(
    `SELECT FROM product WHERE id IN (SELECT product_id FROM sku WHERE id = ANY($1::integer[]))
     ORDER BY id FOR NO KEY UPDATE`,
    [skuIds],
  );
}
