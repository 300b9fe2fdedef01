import type { Database } from '@shop/chassis/database/database';

/** Fills an empty catalog with listed products straight in its tables: what lists read, and nothing of stock. */
export async function makeManyProducts(database: Database, count: number): Promise<void> {
  const statements = [
    `INSERT INTO vendor_copy SELECT id, id, 'Shop ' || id, NULL, true, 1 FROM generate_series(1, 20) AS id`,
    `INSERT INTO category (name, name_key) SELECT 'C' || id, 'c' || id FROM generate_series(1, 20) AS id`,
    `INSERT INTO brand (name, name_key) SELECT 'B' || id, 'b' || id FROM generate_series(1, 200) AS id`,
    `INSERT INTO color (name, name_key) SELECT 'K' || id, 'k' || id FROM generate_series(1, 20) AS id`,
    `INSERT INTO product (vendor_id, name, name_key, description, slug, category_id, brand_id, stock_status, created_at,
       version, listed, unit_price_pesewas, stock)
     SELECT 1 + id % 20, 'Dress ' || id, 'dress ' || id, 'Made with care, number ' || id, 'dress-' || id, 1 + id % 20,
       1 + id % 200, 'IN_STOCK', timestamptz '2026-01-01Z' + id * interval '1 minute', 1, id % 50 <> 0, 1000 + id % 500, id % 7
     FROM generate_series(1, ${count}) AS id`,
    `INSERT INTO product_search SELECT id, name_key || chr(10) || lower(description) FROM product`,
    `INSERT INTO size (name, name_key) SELECT 'S' || id, 's' || id FROM generate_series(1, 20) AS id`,
    `INSERT INTO variant (product_id, color_id) SELECT id, 1 + id % 20 FROM product`,
    `INSERT INTO variant_size (variant_id, product_id, size_id) SELECT id, product_id, 1 + id % 20 FROM variant`,
    'VACUUM ANALYZE product',
    'VACUUM ANALYZE product_search',
    'VACUUM ANALYZE variant',
    'VACUUM ANALYZE variant_size',
    'VACUUM ANALYZE brand',
  ];
  for (const statement of statements) await database.execute(statement);
}
