import type { NewProduct } from '@shop/contracts/services/catalog';
import { foldForSearch } from '@shop/contracts/text';
import type { Transaction } from '@shop/chassis/database/database';
import { insertSkus } from '../sku/insert-skus.ts';
import { productCode, sizeCode, variantCode } from '../sku/sku-code.ts';
import { insertImages } from './insert-images.ts';
import { searchTextOf } from './search-text.ts';
import { slugOf } from './slug.ts';

type NewVariant = NewProduct['variants'][number];

/** Stores a product with its parts; its figures are still to be worked out. Answers its id. */
export async function insertProduct(tx: Transaction, vendorId: number, product: NewProduct, at: Date): Promise<number> {
  const id = await nextId(tx);
  await insertProductRow(tx, id, vendorId, product, at);
  await tx.execute('INSERT INTO product_search (product_id, search_text) VALUES ($1, $2)', [id, searchTextOf(product)]);
  await tx.execute('INSERT INTO product_tag (product_id, tag_id) SELECT DISTINCT $1::integer, unnest($2::integer[])', [
    id,
    product.tagIds,
  ]);
  await insertImages(tx, 'product', id, product.imageUrls);
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

async function insertVariant(tx: Transaction, productId: number, variant: NewVariant, at: Date): Promise<void> {
  const { colorId, imageUrls, sizes } = variant;
  const [row] = await tx.query<{ id: number }>(
    'INSERT INTO variant (product_id, color_id) VALUES ($1, $2) RETURNING id',
    [productId, colorId],
  );
  if (!row) throw new Error('an insert answered no row');
  await insertImages(tx, 'variant', row.id, imageUrls);
  const sizeIds = await insertSizes(
    tx,
    row.id,
    sizes.map(({ sizeId }) => sizeId),
  );
  const stock = sizes.length > 0 ? 0 : variant.stock;
  const level = { productId, variantId: row.id };
  const own = { ...level, variantSizeId: null, code: variantCode(productId, colorId), ...offerOf(variant), stock };
  const ofSizes = sizes.map((size) => ({
    ...level,
    variantSizeId: sizeIds.get(size.sizeId) ?? null,
    code: sizeCode(productId, colorId, size.sizeId),
    ...offerOf(size),
  }));
  await insertSkus(tx, [own, ...ofSizes], at);
}

async function insertSizes(tx: Transaction, variantId: number, sizeIds: number[]): Promise<Map<number, number>> {
  const rows = await tx.query<{ id: number; sizeId: number }>(
    `INSERT INTO variant_size (variant_id, size_id)
     SELECT $1, size_id FROM unnest($2::integer[]) WITH ORDINALITY AS size(size_id, position) ORDER BY position
     RETURNING id, size_id AS "sizeId"`,
    [variantId, sizeIds],
  );
  return new Map(rows.map(({ id, sizeId }) => [sizeId, id]));
}

const offerOf = ({
  pricePesewas,
  discountPesewas,
  stock,
  available,
}: Omit<NewVariant, 'colorId' | 'imageUrls' | 'sizes'>) => ({
  pricePesewas: pricePesewas === 0 ? null : pricePesewas,
  discountPesewas: discountPesewas === 0 ? null : discountPesewas,
  stock,
  available,
});
