import type { Transaction } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { appendInChunks } from '../events/append-in-chunks.ts';

export interface SkuStock {
  skuId: number;
  productId: number;
  available: number;
  version: number;
}

export const tellStock = (tx: Transaction, outbox: Outbox, stocks: readonly SkuStock[]): void =>
  appendInChunks(
    tx,
    outbox,
    stocks.map((payload) => ({ type: 'catalog.stock-changed.v1' as const, payload })),
  );

/** Tells the stock of those SKUs of a product that nothing has been told of yet. */
export async function tellFirstStock(tx: Transaction, outbox: Outbox, productId: number): Promise<void> {
  const stocks = await tx.query<SkuStock>(
    `SELECT id AS "skuId", product_id AS "productId", stock - reserved AS available, stock_version AS version
     FROM sku WHERE product_id = $1 AND archived_at IS NULL AND version = 0 ORDER BY id`,
    [productId],
  );
  tellStock(tx, outbox, stocks);
}
