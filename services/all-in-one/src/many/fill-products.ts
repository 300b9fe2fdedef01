import type { Database, Transaction } from '@shop/chassis/database/database';
import { copyRows } from './copy-rows.ts';
import type { Made } from './many.ts';
import { foldedAt, GARMENTS, LOOKS, TOWNS, wordAt } from './words.ts';

const BATCH = 10_000;
/** Where a shop has no picture yet. */
const NO_PICTURE = '/media/none/640.webp';

/** Every lookup in its order, so that the nth product takes the nth one, round and round. */
const numbered = (table: string, alias: string): string =>
  `(SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS places
    FROM ${table} WHERE archived_at IS NULL) AS ${alias}`;

/** Makes lookups and products of the vendors, each product with its SKUs; their stock movements come last, with the sales. */
export async function fillProducts(
  { catalog, identity }: { catalog: Database; identity: Database },
  count: number,
  { vendors, now }: { vendors: Made; now: Date },
): Promise<Made> {
  await copyRows({
    from: identity,
    select: 'SELECT id AS vendor_id, user_id, shop_name, shop_phone, is_active, version FROM vendor WHERE id >= $1',
    parameters: [vendors.firstId],
    to: catalog,
    table: 'vendor_copy',
  });
  await fillLookups(catalog);
  const [last] = await catalog.query<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM product');
  const firstId = (last?.id ?? 0) + 1;
  for (let from = firstId; from < firstId + count; from += BATCH) {
    const to = Math.min(from + BATCH, firstId + count) - 1;
    await catalog.transaction(async (tx) => {
      await insertProducts(tx, { from, to, firstId, count, vendors, now });
      await insertParts(tx, { from, to, firstId });
      await insertSkus(tx, { from, to, firstId });
    });
  }
  await catalog.query(`SELECT setval(pg_get_serial_sequence('product', 'id'), (SELECT max(id) FROM product))`);
  return { firstId, count };
}

async function fillLookups(catalog: Database): Promise<void> {
  const plain = { color: 40, size: 24, brand: 200, material: 16, origin: 16, tag: 60, category: 20 };
  for (const [table, count] of Object.entries(plain)) {
    await catalog.execute(
      `INSERT INTO ${table} (name, name_key) SELECT $1 || n, lower($1) || n FROM generate_series(1, $2::integer) AS n`,
      [`Many’s ${table} `, count],
    );
  }
  await catalog.execute(
    `INSERT INTO subcategory (category_id, name, name_key)
     SELECT category.id, 'Many’s part ' || n, 'many’s part ' || n FROM category, generate_series(1, 3) AS n
     WHERE archived_at IS NULL ORDER BY category.id, n`,
  );
}

interface Batch {
  from: number;
  to: number;
  firstId: number;
}

/**
 * The nth product is plain, of two colours, or of two colours in two sizes; every sixth has a discount and every fortieth is
 * sold out. Its price stands on its own level.
 */
const insertProducts = (
  tx: Transaction,
  { from, to, firstId, count, vendors, now }: Batch & { count: number; vendors: Made; now: Date },
) =>
  tx.execute(
    `WITH made AS (
       INSERT INTO product (id, vendor_id, name, name_key, description, slug, category_id, sub_category_id, brand_id,
         material_id, origin_id, stock_status, created_at, version, listed, unit_price_pesewas, stock)
       SELECT product_id, vendor.vendor_id, ${wordAt(LOOKS, 'n')} || ' ' || ${wordAt(GARMENTS, 'n / 7')} || ' ' || n,
         ${foldedAt(LOOKS, 'n')} || ' ' || ${foldedAt(GARMENTS, 'n / 7')} || ' ' || n,
         'Sewn in ' || ${wordAt(TOWNS, 'n')} || ', size by size, number ' || n, 'many-' || product_id, part.category_id, part.id,
         brand.id, material.id, origin.id, 'IN_STOCK', $6::timestamptz - interval '600 days' * ($5::integer - n) / $5::integer,
         1, vendor.is_active, 1000 + n * 37 % 300 * 40,
         CASE WHEN n % 40 = 0 THEN 0 ELSE (5 + n % 60) * (ARRAY[1, 1, 2, 4])[1 + n % 4] END
       FROM generate_series($1::integer, $2::integer) AS product_id
       CROSS JOIN LATERAL (SELECT product_id - $3::integer AS n) AS number
       JOIN vendor_copy AS vendor ON vendor.vendor_id = $4::integer + n % $7::integer
       JOIN ${numbered('subcategory', 'part')} ON part.place = n % part.places
       JOIN ${numbered('brand', 'brand')} ON brand.place = n % brand.places
       JOIN ${numbered('material', 'material')} ON material.place = n % material.places
       JOIN ${numbered('origin', 'origin')} ON origin.place = n / 3 % origin.places
       RETURNING id, name_key, description
     ), picture AS (
       SELECT coalesce(array_agg(url ORDER BY id), ARRAY['${NO_PICTURE}']) AS urls
       FROM (SELECT id, url FROM product_image ORDER BY id LIMIT 500) AS known
     ), pictures AS (
       INSERT INTO product_image (product_id, url, position)
       SELECT id, urls[1 + id % cardinality(urls)], 0 FROM made, picture
     ), tags AS (
       INSERT INTO product_tag (product_id, tag_id)
       SELECT made.id, tag.id FROM made
       CROSS JOIN generate_series(0, 1) AS nth
       JOIN ${numbered('tag', 'tag')} ON tag.place = (made.id + nth * 5) % tag.places
     )
     INSERT INTO product_search (product_id, search_text) SELECT id, name_key || chr(10) || lower(description) FROM made`,
    [from, to, firstId, vendors.firstId, count, now, vendors.count],
  );

/** Two colours for every second product, and for every fourth two sizes of each. */
const insertParts = (tx: Transaction, { from, to, firstId }: Batch) =>
  tx.execute(
    `WITH made AS (
       INSERT INTO variant (product_id, color_id)
       SELECT product.id, color.id FROM product
       CROSS JOIN generate_series(0, 1) AS nth
       JOIN ${numbered('color', 'color')} ON color.place = (product.id + nth * 5) % color.places
       WHERE product.id BETWEEN $1::integer AND $2::integer AND (product.id - $3::integer) % 4 >= 2
       RETURNING id, product_id
     )
     INSERT INTO variant_size (variant_id, product_id, size_id)
     SELECT made.id, made.product_id, size.id FROM made
     CROSS JOIN generate_series(0, 1) AS nth
     JOIN ${numbered('size', 'size')} ON size.place = (made.product_id + nth) % size.places
     WHERE (made.product_id - $3::integer) % 4 = 3`,
    [from, to, firstId],
  );

/** The rows of all levels; those of the lowest one hold the stock and are sold. */
const insertSkus = (tx: Transaction, { from, to, firstId }: Batch) =>
  tx.execute(
    `WITH chosen AS (
       SELECT product.*, id - $3::integer AS n, category.name AS category_name,
         (SELECT url FROM product_image WHERE product_id = product.id) AS image_url
       FROM product JOIN (SELECT id AS of_id, name FROM category) AS category ON of_id = category_id
       WHERE id BETWEEN $1::integer AND $2::integer
     ), level AS (
       SELECT chosen.id AS product_id, NULL::integer AS variant_id, NULL::integer AS variant_size_id, NULL::integer AS size_id,
         NULL::text AS color_name, NULL::text AS size_name, 'P' || chosen.id AS code, n % 4 < 2 AS lowest
       FROM chosen
       UNION ALL
       SELECT chosen.id, variant.id, NULL, NULL, color.name, NULL, 'P' || chosen.id || '-C' || color.id, n % 4 = 2
       FROM chosen JOIN variant ON variant.product_id = chosen.id JOIN color ON color.id = variant.color_id
       UNION ALL
       SELECT chosen.id, variant.id, part.id, size.id, color.name, size.name,
         'P' || chosen.id || '-C' || color.id || '-S' || size.id, true
       FROM chosen JOIN variant ON variant.product_id = chosen.id JOIN color ON color.id = variant.color_id
       JOIN variant_size AS part ON part.variant_id = variant.id JOIN size ON size.id = part.size_id
     ), named AS (
       SELECT nextval(pg_get_serial_sequence('sku', 'id'))::integer AS id, level.*, lowest AND listed AS sellable,
         CASE WHEN n % 6 = 0 THEN unit_price_pesewas * 5 / 4 ELSE unit_price_pesewas END AS list_price, n, vendor_id, name,
         category_id, category_name, image_url, unit_price_pesewas
       FROM level JOIN chosen ON chosen.id = level.product_id
     )
     INSERT INTO sku (id, product_id, variant_id, variant_size_id, code, price_pesewas, discount_pesewas, available, stock,
       version, on_offer, sellable, unit_price_pesewas, view)
     SELECT id, product_id, variant_id, variant_size_id, code, CASE WHEN variant_id IS NULL THEN list_price END,
       CASE WHEN variant_id IS NULL AND n % 6 = 0 THEN unit_price_pesewas END, true,
       CASE WHEN lowest AND n % 40 <> 0 THEN 5 + n % 60 ELSE 0 END, 1, lowest, sellable, unit_price_pesewas,
       jsonb_build_object('skuId', id, 'productId', product_id, 'variantId', variant_id, 'variantSizeId', variant_size_id,
         'sizeId', size_id, 'vendorId', vendor_id, 'productName', name, 'categoryId', category_id, 'categoryName', category_name,
         'colorName', color_name, 'sizeName', size_name, 'imageUrl', image_url, 'code', code,
         'unitPricePesewas', unit_price_pesewas, 'listPricePesewas', list_price, 'sellable', sellable)
     FROM named`,
    [from, to, firstId],
  );
