import type { Database, Transaction } from '@shop/chassis/database/database';

/** Notes what fell away with parts of an order: they were live, and are cancelled by now. The order must be locked. */
export async function noteFallenSales(tx: Transaction, orderId: number, fulfilmentIds: readonly number[]) {
  await tx.execute(
    `INSERT INTO category_sales (category_name, orders, quantity, amount_pesewas)
     SELECT category_name, CASE WHEN bool_or(part.status <> 'cancelled') THEN 0 ELSE -1 END,
       -sum(quantity) FILTER (WHERE part.status = 'cancelled'),
       -sum(unit_price_pesewas * quantity) FILTER (WHERE part.status = 'cancelled')
     FROM order_line line JOIN fulfilment part ON part.id = line.fulfilment_id
     WHERE line.order_id = $1 AND (part.id = ANY($2) OR part.status <> 'cancelled')
     GROUP BY category_name HAVING bool_or(part.status = 'cancelled')`,
    [orderId, fulfilmentIds],
  );
}

const MOST_NOTES = 1000;

/** Adds the notes up to one for each category where there are many. What is noted meanwhile stays; several processes may do it. */
export async function addUpSales(db: Pick<Database, 'execute'>, mostNotes = MOST_NOTES): Promise<void> {
  await db.execute(
    `WITH noted AS (
       DELETE FROM category_sales WHERE (SELECT count(*) FROM category_sales) > $1
       RETURNING category_name, orders, quantity, amount_pesewas
     )
     INSERT INTO category_sales (category_name, orders, quantity, amount_pesewas)
     SELECT category_name, sum(orders), sum(quantity), sum(amount_pesewas)
     FROM noted GROUP BY category_name HAVING sum(orders) > 0`,
    [mostNotes],
  );
}
