import type { NewProduct } from '@shop/contracts/services/catalog';
import { foldForSearch } from '@shop/contracts/text';
import type { Transaction } from '@shop/chassis/database/database';
import { insertSkus } from '../sku/insert-skus.ts';
import { productCode } from '../sku/sku-code.ts';
import { insertVariant, offerOf } from './insert-variant.ts';
import { addMedia } from './media-rows.ts';
import { searchTextOf } from './search-text.ts';
import { slugOf } from './slug.ts';

/** Stores a product with its parts; its figures are still to be worked out. Answers its id. */
export async function insertProduct(tx: Transaction, vendorId: number, product: NewProduct, at: Date): Promise<number> {
  const id = await nextId(tx);
  await insertProductRow(tx, id, vendorId, product, at);
  await tx.execute('INSERT INTO product_search (product_id, search_text) VALUES ($1, $2)', [id, searchTextOf(product)]);
  await tx.execute('INSERT INTO product_tag (product_id, tag_id) SELECT DISTINCT $1::integer, unnest($2::integer[])', [
    id,
    product.tagIds,
  ]);
  await addMedia(tx, 'productImages', id, product.imageUrls);
  // Where there are variants, they hold the stock.
  const stock = product.variants.length > 0 ? 0 : product.stock;
  const own = {
    productId: id,
    variantId: null,
    variantSizeId: null,
    code: productCode(id),
    ...offerOf(product),
    stock,
  };
  await insertSkus(tx, [own], at);
  for (const variant of product.variants) await insertVariant(tx, id, variant, at);
  return id;
}

async function nextId(tx: Transaction): Promise<number> {
  const [row] = await tx.query<{ id: number }>(`SELECT nextval(pg_get_serial_sequence('product', 'id')) AS id`);
  if (!row) throw new Error('a sequence answered no row');
  return row.id;
}

async function insertProductRow(tx: Transaction, id: number, vendorId: number, product: NewProduct, at: Date) {
  const { name, description, longDescription, categoryId, subCategoryId, brandId, materialId, originId } = product;
  await tx.execute(
    `INSERT INTO product (id, vendor_id, name, name_key, description, long_description, slug, category_id, sub_category_id,
       brand_id, material_id, origin_id, stock_status, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      id,
      vendorId,
      name,
      foldForSearch(name),
      description,
      longDescription,
      slugOf(name, id),
      categoryId,
      subCategoryId,
      brandId,
      materialId,
      originId,
      product.stockStatus,
      at,
    ],
  );
}
