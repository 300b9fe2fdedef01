import type { Queryable } from '@shop/chassis/database/database';
import type { Sku, SkuStock } from './sku.ts';

/** Keeps what is newer than the copy. Sorted by id, so that two writers never wait for each other crosswise. */
export async function keepSkus(db: Queryable, skus: readonly Sku[]): Promise<void> {
  await db.execute(
    `INSERT INTO sku_copy (sku_id, product_id, variant_id, variant_size_id, size_id, vendor_id, product_name,
       category_id, category_name, color_name, size_name, image_url, code, unit_price_pesewas, list_price_pesewas,
       sellable, version)
     SELECT "skuId", "productId", "variantId", "variantSizeId", "sizeId", "vendorId", "productName", "categoryId",
       "categoryName", "colorName", "sizeName", "imageUrl", code, "unitPricePesewas", "listPricePesewas",
       sellable AND NOT EXISTS (SELECT FROM deleted_product WHERE product_id = "productId"), version
     FROM jsonb_to_recordset($1::jsonb) AS sku ("skuId" integer, "productId" integer, "variantId" integer,
       "variantSizeId" integer, "sizeId" integer, "vendorId" integer, "productName" text, "categoryId" integer,
       "categoryName" text, "colorName" text, "sizeName" text, "imageUrl" text, code text, "unitPricePesewas" bigint,
       "listPricePesewas" bigint, sellable boolean, version integer)
     ORDER BY "skuId"
     ON CONFLICT (sku_id) DO UPDATE SET
       product_id = excluded.product_id, variant_id = excluded.variant_id, variant_size_id = excluded.variant_size_id,
       size_id = excluded.size_id, vendor_id = excluded.vendor_id, product_name = excluded.product_name,
       category_id = excluded.category_id, category_name = excluded.category_name, color_name = excluded.color_name,
       size_name = excluded.size_name, image_url = excluded.image_url, code = excluded.code,
       unit_price_pesewas = excluded.unit_price_pesewas, list_price_pesewas = excluded.list_price_pesewas,
       sellable = excluded.sellable, version = excluded.version
     WHERE sku_copy.version < excluded.version`,
    [JSON.stringify(skus)],
  );
}

/** Keeps what is newer than the copy. */
export async function keepStock(db: Queryable, stocks: readonly SkuStock[]): Promise<void> {
  await db.execute(
    `INSERT INTO sku_stock_copy (sku_id, available, version)
     SELECT "skuId", available, version
     FROM jsonb_to_recordset($1::jsonb) AS stock ("skuId" integer, available integer, version integer)
     ORDER BY "skuId"
     ON CONFLICT (sku_id) DO UPDATE SET available = excluded.available, version = excluded.version
     WHERE sku_stock_copy.version < excluded.version`,
    [JSON.stringify(stocks)],
  );
}

/** Nothing of the product can be bought from now on. */
export async function forgetProduct(db: Queryable, productId: number, at: Date): Promise<void> {
  await db.execute('INSERT INTO deleted_product (product_id, deleted_at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    productId,
    at,
  ]);
  await db.execute('UPDATE sku_copy SET sellable = false WHERE product_id = $1 AND sellable', [productId]);
}
