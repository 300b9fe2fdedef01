import type { Queryable } from '@shop/chassis/database/database';

/** Each query answers the sentences of what should never be. */
const RULES = [
  `SELECT 'Order ' || number || ': the total is not its lines and its shipping.' AS violation
   FROM customer_order placed
   WHERE total_pesewas <> shipping_pesewas +
     coalesce((SELECT sum(unit_price_pesewas * quantity) FROM order_line WHERE order_id = placed.id), 0)`,

  `SELECT 'Fulfilment ' || id || ': the amount is not the sum of its lines.' AS violation
   FROM fulfilment
   WHERE amount_pesewas <>
     coalesce((SELECT sum(unit_price_pesewas * quantity) FROM order_line WHERE fulfilment_id = fulfilment.id), 0)`,

  `SELECT 'Checkout ' || reference || ': the total is not its lines and its shipping.' AS violation
   FROM checkout
   WHERE total_pesewas <> shipping_pesewas +
     coalesce((SELECT sum(unit_price_pesewas * quantity) FROM checkout_line WHERE checkout_id = checkout.id), 0)`,

  `SELECT 'Customer ' || customer_id || ' has several carts.' AS violation
   FROM cart GROUP BY customer_id HAVING count(*) > 1`,

  `SELECT 'Cart ' || cart_id || ' has several lines of SKU ' || sku_id || '.' AS violation
   FROM cart_line GROUP BY cart_id, sku_id HAVING count(*) > 1`,

  `SELECT 'Customer ' || customer_id || ' has several open checkouts.' AS violation
   FROM checkout WHERE state IN ('opening', 'open') GROUP BY customer_id HAVING count(*) > 1`,

  `SELECT 'Reference ' || reference || ' has several orders.' AS violation
   FROM customer_order GROUP BY reference HAVING count(*) > 1`,

  `SELECT 'Checkout ' || checkout.reference || ' is ' || state || ', which does not fit its orders.' AS violation
   FROM checkout LEFT JOIN customer_order placed ON placed.reference = checkout.reference
   WHERE (state = 'placed') <> (placed.id IS NOT NULL)`,

  `SELECT 'Order ' || number || ' is ' || status || ', which does not follow its fulfilments.' AS violation
   FROM customer_order placed
   WHERE status IS DISTINCT FROM coalesce((
     SELECT part.status FROM fulfilment part WHERE part.order_id = placed.id AND part.status <> 'cancelled'
     ORDER BY array_position(ARRAY['pending', 'accepted', 'picked', 'out', 'delivered'], part.status) LIMIT 1
   ), 'cancelled')`,

  `SELECT 'Category ' || coalesce(category_name, '(none)') || ': its sales are not those of the live parts.' AS violation
   FROM (
     SELECT category_name, sum(orders) AS orders, sum(quantity) AS quantity, sum(amount_pesewas) AS amount
     FROM category_sales GROUP BY category_name
     UNION ALL
     SELECT category_name, -count(DISTINCT line.order_id), -sum(quantity), -sum(unit_price_pesewas * quantity)
     FROM order_line line JOIN fulfilment part ON part.id = line.fulfilment_id AND part.status <> 'cancelled'
     GROUP BY category_name
   ) difference
   GROUP BY category_name HAVING sum(orders) <> 0 OR sum(quantity) <> 0 OR sum(amount) <> 0`,

  `SELECT 'Order ' || number || ' has no delivery.' AS violation
   FROM customer_order placed
   WHERE cancel_cause IS DISTINCT FROM 'sold-out' AND NOT EXISTS (SELECT FROM delivery WHERE order_id = placed.id)`,
];

/** The violations inside orders' own records, a sentence each; none on a sound shop. Reads everything. */
export async function readOrdersAudit(database: Queryable): Promise<string[]> {
  const found = await Promise.all(RULES.map((rule) => database.query<{ violation: string }>(rule)));
  return found.flat().map(({ violation }) => violation);
}
