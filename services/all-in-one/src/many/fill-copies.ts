import type { Database } from '@shop/chassis/database/database';
import { copyRows } from './copy-rows.ts';
import type { FilledPeople } from './fill-people.ts';
import type { Made } from './many.ts';

interface Parts {
  identity: Database;
  catalog: Database;
  orders: Database;
}

const SKUS = `
  SELECT id AS sku_id, product_id, variant_id, variant_size_id, (view->>'sizeId')::integer AS size_id,
    (view->>'vendorId')::integer AS vendor_id, view->>'productName' AS product_name,
    (view->>'categoryId')::integer AS category_id, view->>'categoryName' AS category_name,
    view->>'colorName' AS color_name, view->>'sizeName' AS size_name, view->>'imageUrl' AS image_url, code,
    unit_price_pesewas, (view->>'listPricePesewas')::integer AS list_price_pesewas, sellable, version
  FROM sku WHERE product_id >= $1`;

const STOCKS = `
  SELECT id AS sku_id, stock - reserved AS available, stock_version AS version FROM sku WHERE product_id >= $1`;

const SHOPS = 'SELECT id AS vendor_id, shop_name, version, user_id FROM vendor WHERE id >= $1';

const AGENTS = 'SELECT user_id, id AS agent_id, approved, active, version FROM agent WHERE user_id >= $1';

/** What orders would have heard of the new SKUs, shops and agents. */
export async function fillCopies(
  { identity, catalog, orders }: Parts,
  { vendors, agents }: FilledPeople,
  products: Made,
): Promise<void> {
  const newOnes = (from: Database, select: string, firstId: number, table: string) =>
    copyRows({ from, select, parameters: [firstId], to: orders, table });
  await newOnes(identity, SHOPS, vendors.firstId, 'vendor_copy');
  await newOnes(identity, AGENTS, agents.firstId, 'agent_copy');
  await newOnes(catalog, SKUS, products.firstId, 'sku_copy');
  await newOnes(catalog, STOCKS, products.firstId, 'sku_stock_copy');
}
