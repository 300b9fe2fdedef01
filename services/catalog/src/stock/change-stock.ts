import type { Transaction } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { lockProductsOf } from '../refresh/lock-products.ts';
import type { StockLine } from './stock-line.ts';
import { tellStock } from './tell-stock.ts';
import type { SkuStock } from './tell-stock.ts';

/** What a step does, per piece, to the physical stock and to what is held of it, and whether it needs free pieces to sell. */
const STEPS = {
  hold: { stock: 0, reserved: 1, needsFree: true },
  release: { stock: 0, reserved: -1, needsFree: false },
  sellHeld: { stock: -1, reserved: -1, needsFree: false },
  sellFree: { stock: -1, reserved: 0, needsFree: true },
  putBack: { stock: 1, reserved: 0, needsFree: false },
  adjust: { stock: 1, reserved: 0, needsFree: false },
} as const;

/**
 * The only place that changes stock. It sends its statements as soon as it is called. All lines or none: false where a step that
 * needs free pieces finds too few of one, or finds it not for sale. The lines name each SKU once, in the order of the ids; those
 * of an adjustment may be negative. Where as many pieces stay free as before nobody is told, and nothing is counted anew.
 */
export async function changeStock(
  tx: Transaction,
  outbox: Outbox,
  step: keyof typeof STEPS,
  lines: readonly StockLine[],
): Promise<boolean> {
  const { stock, reserved, needsFree } = STEPS[step];
  const skuIds = lines.map(({ skuId }) => skuId);
  const changesFree = stock !== reserved;
  const locked = changesFree ? lockProductsOf(tx, skuIds) : null;
  const counted = tx.query<SkuStock>(
    `WITH line AS (
       SELECT * FROM unnest($1::integer[], $2::integer[]) AS line(sku_id, quantity)
     ), short AS (
       SELECT FROM line LEFT JOIN sku ON sku.id = line.sku_id
       WHERE (sku.sellable AND sku.stock - sku.reserved >= line.quantity) IS NOT TRUE
     )
     UPDATE sku SET stock = sku.stock + $3 * line.quantity, reserved = sku.reserved + $4 * line.quantity,
       stock_version = sku.stock_version + $6
     FROM line
     WHERE sku.id = line.sku_id AND NOT ($5 AND EXISTS (SELECT FROM short))
     RETURNING sku.id AS "skuId", sku.product_id AS "productId", sku.stock - sku.reserved AS available,
       sku.stock_version AS version`,
    [skuIds, lines.map(({ quantity }) => quantity), stock, reserved, needsFree, changesFree ? 1 : 0],
  );
  const [, changed] = await Promise.all([locked, counted]);
  if (needsFree && changed.length === 0) return false;
  if (changed.length !== lines.length)
    throw new Error(`stock of ${lines.length} SKUs was to change, not ${changed.length}`);
  if (changesFree) {
    tellStock(tx, outbox, changed);
    refreshProductStock(tx, [...new Set(changed.map(({ productId }) => productId))]);
  }
  return true;
}

const refreshProductStock = (tx: Transaction, productIds: readonly number[]): void =>
  tx.withCommit(
    `UPDATE product SET stock =
       (SELECT coalesce(sum(sku.stock - sku.reserved), 0) FROM sku WHERE sku.product_id = product.id AND sku.on_offer)
     WHERE id = ANY($1::integer[])`,
    [productIds],
  );
