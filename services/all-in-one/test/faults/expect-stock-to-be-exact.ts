import type { SeparateShop } from '../separate-shop.ts';

/** Throws unless what is left of a product is what it began with, less what live orders have of it. */
export async function expectStockToBeExact(
  { databases: { catalog, orders } }: Pick<SeparateShop, 'databases'>,
  { productId, began }: { productId: number; began: number },
): Promise<void> {
  const [left] = await catalog.database.query<{ stock: number; reserved: number }>(
    'SELECT sum(stock)::int AS stock, sum(reserved)::int AS reserved FROM sku WHERE product_id = $1',
    [productId],
  );
  const [ordered] = await orders.database.query<{ pieces: number }>(
    `SELECT coalesce(sum(line.quantity), 0)::int AS pieces
     FROM order_line line JOIN fulfilment ON fulfilment.id = line.fulfilment_id
     WHERE line.product_id = $1 AND fulfilment.status <> 'cancelled'`,
    [productId],
  );
  expect(left).toEqual({ stock: began - (ordered?.pieces ?? NaN), reserved: expect.any(Number) });
}
