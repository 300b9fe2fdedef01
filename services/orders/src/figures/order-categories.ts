import type { Transaction } from '@shop/chassis/database/database';

/** Counts anew what is live of an order in each category, whenever a part of it comes or falls away. The order must be locked. */
export async function countOrderCategories(tx: Transaction, orderId: number): Promise<void> {
  await tx.execute('DELETE FROM order_category WHERE order_id = $1', [orderId]);
  await tx.execute(
    `INSERT INTO order_category (order_id, category_name, quantity, amount_pesewas)
     SELECT line.order_id, category_name, sum(quantity), sum(unit_price_pesewas * quantity)
     FROM order_line line JOIN fulfilment part ON part.id = line.fulfilment_id
     WHERE line.order_id = $1 AND part.status <> 'cancelled'
     GROUP BY line.order_id, category_name`,
    [orderId],
  );
}
