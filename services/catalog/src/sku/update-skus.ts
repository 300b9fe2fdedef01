import type { Transaction } from '@shop/chassis/database/database';
import type { SkuRow } from '../product/product-facts.ts';

export interface OfferChange {
  pricePesewas?: number | null | undefined;
  discountPesewas?: number | null | undefined;
  available?: boolean | undefined;
}

/** Writes what is named of some SKUs; the rest stays. A price of 0 is not set. */
export async function updateSkus(tx: Transaction, changes: readonly (readonly [SkuRow, OfferChange])[]) {
  const rows = changes.map(([sku, change]) => ({
    id: sku.skuId,
    price: (change.pricePesewas === undefined ? sku.pricePesewas : change.pricePesewas) || null,
    discount: (change.discountPesewas === undefined ? sku.discountPesewas : change.discountPesewas) || null,
    available: change.available ?? sku.available,
  }));
  await tx.execute(
    `UPDATE sku SET price_pesewas = fresh.price, discount_pesewas = fresh.discount, available = fresh.available
     FROM jsonb_to_recordset($1::jsonb) AS fresh(id integer, price integer, discount integer, available boolean)
     WHERE sku.id = fresh.id`,
    [JSON.stringify(rows)],
  );
}
