import type { Transaction } from '@shop/chassis/database/database';

export interface NewSku {
  productId: number;
  variantId: number | null;
  variantSizeId: number | null;
  code: string;
  pricePesewas: number | null;
  discountPesewas: number | null;
  stock: number;
  available: boolean;
}

/** Stores SKUs with their first stock. */
export async function insertSkus(tx: Transaction, skus: readonly NewSku[], at: Date): Promise<void> {
  await tx.execute(
    `WITH made AS (
       INSERT INTO sku (product_id, variant_id, variant_size_id, code, price_pesewas, discount_pesewas, stock, available)
       SELECT "productId", "variantId", "variantSizeId", code, "pricePesewas", "discountPesewas", stock, available
       FROM jsonb_to_recordset($1::jsonb) AS new_sku("productId" integer, "variantId" integer, "variantSizeId" integer,
         code text, "pricePesewas" integer, "discountPesewas" integer, stock integer, available boolean)
       RETURNING id, stock
     )
     INSERT INTO stock_movement (sku_id, kind, quantity, at)
     SELECT id, 'initial', stock, $2 FROM made WHERE stock > 0`,
    [JSON.stringify(skus), at],
  );
}
