import type { ProductChange } from '@shop/contracts/services/catalog-changes';
import { foldForSearch } from '@shop/contracts/text';
import type { Transaction } from '@shop/chassis/database/database';
import { updateSkus } from '../sku/update-skus.ts';
import { keptIds } from './kept-media.ts';
import { addMedia, keepMedia } from './media-rows.ts';
import type { MediaKind } from './media-rows.ts';
import type { ProductFacts } from './product-facts.ts';
import { productView } from './product-view.ts';
import { searchTextOf } from './search-text.ts';

/** Writes what a change names of the product itself; its slug stays, so that its address does. */
export async function updateProduct(tx: Transaction, product: ProductFacts, change: ProductChange): Promise<void> {
  const row = rowAfter(product, change);
  await tx.execute(
    `UPDATE product SET vendor_id = $2, name = $3, name_key = $4, description = $5, long_description = $6, category_id = $7,
       sub_category_id = $8, brand_id = $9, material_id = $10, origin_id = $11, stock_status = $12
     WHERE id = $1`,
    [
      product.id,
      row.vendorId,
      row.name,
      foldForSearch(row.name),
      row.description,
      row.longDescription,
      row.categoryId,
      row.subCategoryId,
      row.brandId,
      row.materialId,
      row.originId,
      row.stockStatus,
    ],
  );
  await tx.execute('UPDATE product_search SET search_text = $2 WHERE product_id = $1 AND search_text <> $2', [
    product.id,
    searchTextOf(row),
  ]);
  await updateSkus(tx, [[product, change]]);
  if (change.tagIds) await replaceTags(tx, product.id, change.tagIds);
  await changeMedia(tx, 'productImages', product, product.images, change.images);
  await changeMedia(tx, 'productVideos', product, product.videos, change.videos);
}

function rowAfter(product: ProductFacts, change: ProductChange) {
  const { vendorId = product.vendor.id, name = product.name } = change;
  const oldCategoryId = product.category?.id ?? null;
  const { categoryId = oldCategoryId } = change;
  const { description = product.description, longDescription = product.longDescription } = change;
  const { brandId = product.brand?.id ?? null, materialId = product.material?.id ?? null } = change;
  const { originId = product.origin?.id ?? null } = change;
  // A subcategory is of one category: it does not come along into another.
  const stays = categoryId === oldCategoryId ? (product.subCategory?.id ?? null) : null;
  const { subCategoryId = stays } = change;
  const stockStatus = stockStatusAfter(product, change);
  return {
    vendorId,
    name,
    description,
    longDescription,
    categoryId,
    subCategoryId,
    brandId,
    materialId,
    originId,
    stockStatus,
  };
}

/** A form that sends back the word that is shown, which may come from the figures alone, means no change. */
const stockStatusAfter = (product: ProductFacts, { stockStatus }: ProductChange) =>
  stockStatus === undefined || stockStatus === productView(product, 'manager').stockStatus
    ? product.stockStatus
    : stockStatus;

async function replaceTags(tx: Transaction, productId: number, tagIds: readonly number[]): Promise<void> {
  await tx.execute('DELETE FROM product_tag WHERE product_id = $1 AND tag_id <> ALL($2::integer[])', [
    productId,
    tagIds,
  ]);
  await tx.execute(
    `INSERT INTO product_tag (product_id, tag_id) SELECT DISTINCT $1::integer, unnest($2::integer[])
     ON CONFLICT DO NOTHING`,
    [productId, tagIds],
  );
}

async function changeMedia(
  tx: Transaction,
  kind: MediaKind,
  { id }: ProductFacts,
  present: readonly { id: number; url: string }[],
  change: ProductChange['images'],
): Promise<void> {
  if (!change) return;
  if (change.keep) await keepMedia(tx, kind, id, keptIds(present, change.keep));
  await addMedia(tx, kind, id, change.addUrls);
}
