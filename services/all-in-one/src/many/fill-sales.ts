import type { Database } from '@shop/chassis/database/database';
import { copyRows } from './copy-rows.ts';
import type { Made } from './many.ts';

const RESERVATIONS = `
  SELECT reference, CASE state WHEN 'placed' THEN 'sold' ELSE 'released' END AS state, expires_at, created_at,
    coalesce(paid_at, closed_at) AS changed_at
  FROM checkout WHERE id >= $1`;

const RESERVED = `
  SELECT reference, sku_id, quantity FROM checkout JOIN checkout_line ON checkout_id = checkout.id WHERE checkout.id >= $1`;

const SOLD = `
  SELECT sku_id, 'sale' AS kind, -quantity AS quantity, reference, paid_at AS at
  FROM checkout JOIN checkout_line ON checkout_id = checkout.id WHERE checkout.id >= $1 AND state = 'placed'`;

const FELL = `
  FROM checkout JOIN customer_order AS placed USING (reference)
  JOIN fulfilment AS part ON part.order_id = placed.id AND part.status = 'cancelled'
  JOIN fulfilment_step AS step ON step.fulfilment_id = part.id AND step.status = 'cancelled'
  WHERE checkout.id >= $1`;

const RETURNED = `
  SELECT sku_id, 'return' AS kind, quantity, reference, at
  FROM (SELECT part.id, reference, step.at ${FELL}) AS fallen JOIN order_line ON fulfilment_id = fallen.id`;

const RETURNS = `
  SELECT DISTINCT reference, CASE placed.status WHEN 'cancelled' THEN 'order' ELSE part.id::text END AS part, step.at ${FELL}`;

/** What catalog held, sold and took back for the checkouts; and the first stock of all new SKUs, so that its sums hold. */
export async function fillSales(
  { orders, catalog }: { orders: Database; catalog: Database },
  checkouts: Made,
  { products, now }: { products: Made; now: Date },
): Promise<void> {
  await catalog.transaction(async (tx) => {
    const carry = (select: string, table: string) =>
      copyRows({ from: orders, select, parameters: [checkouts.firstId], to: tx, table });
    await carry(RESERVATIONS, 'reservation');
    await carry(RESERVED, 'reservation_line');
    await carry(SOLD, 'stock_movement');
    await carry(RETURNED, 'stock_movement');
    await carry(RETURNS, 'return_once');
    await tx.execute(
      `INSERT INTO stock_movement (sku_id, kind, quantity, at)
       SELECT sku.id, 'initial', stock - coalesce(moved.quantity, 0), $2::timestamptz - interval '600 days'
       FROM sku LEFT JOIN (SELECT sku_id, sum(quantity) AS quantity FROM stock_movement GROUP BY sku_id) AS moved
         ON moved.sku_id = sku.id
       WHERE product_id >= $1 AND stock > coalesce(moved.quantity, 0)`,
      [products.firstId, now],
    );
  });
}
