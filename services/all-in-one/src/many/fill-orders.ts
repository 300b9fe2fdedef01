import type { Database, Transaction } from '@shop/chassis/database/database';
import type { FilledPeople } from './fill-people.ts';
import type { Made } from './many.ts';
import { planOrders } from './plan-orders.ts';

interface Shop {
  people: FilledPeople;
  products: Made;
  orders: number;
  now: Date;
}

/** Makes a year of checkouts with their orders, and carts, in the service's own database. Answers the checkouts. */
export const fillOrders = (
  { orders, identity }: { orders: Database; identity: Database },
  { people, products, orders: count, now }: Shop,
): Promise<Made> =>
  orders.transaction(async (tx) => {
    await planOrders(tx, identity, { customers: people.customers, products, orders: count, now });
    const checkouts = await insertCheckouts(tx);
    await insertOrders(tx, people.agents);
    await insertSteps(tx);
    await insertCarts(tx, now);
    return checkouts;
  });

const LINE = `sku_id, quantity, unit_price_pesewas, product_id, variant_id, size_id, vendor_id, category_id, category_name,
  product_name, color_name, size_name, image_url, code`;
const CUSTOMER = 'customer_id, customer_name, customer_phone, customer_email, address';

async function insertCheckouts(tx: Transaction): Promise<Made> {
  const [made] = await tx.query<Made>(
    `WITH made AS (
       INSERT INTO checkout (reference, state, reason, ${CUSTOMER}, address_id, shipping_pesewas, total_pesewas, created_at,
         expires_at, paid_at, closed_at)
       SELECT reference, CASE WHEN is_paid THEN 'placed' ELSE 'closed' END,
         CASE WHEN is_paid THEN NULL WHEN n % 2 = 0 THEN 'failed' ELSE 'expired' END, ${CUSTOMER}, address_id, shipping_pesewas,
         shipping_pesewas + (SELECT sum(quantity * unit_price_pesewas) FROM planned_line WHERE planned_line.n = planned.n), at,
         at + interval '15 minutes', CASE WHEN is_paid THEN at END, CASE WHEN NOT is_paid THEN at + interval '15 minutes' END
       FROM planned ORDER BY n
       RETURNING id
     ) SELECT min(id) AS "firstId", count(*)::integer AS count FROM made`,
  );
  if (!made) throw new Error('an insert answered no row');
  await tx.execute(
    `INSERT INTO checkout_line (checkout_id, ${LINE})
     SELECT checkout.id, ${LINE} FROM planned_line JOIN planned USING (n) JOIN checkout USING (reference)`,
  );
  return made;
}

const CANCELLED_AFTER = `interval '20 minutes'`;
const DELIVERED_AFTER = `interval '60 hours'`;

/** A twentieth of the orders with several parts lost one of them. */
async function insertOrders(tx: Transaction, agents: Made): Promise<void> {
  await tx.execute(
    `INSERT INTO customer_order (number, reference, ${CUSTOMER}, customer_name_folded, status, shipping_pesewas, total_pesewas,
       placed_at, cancelled_at, cancel_cause, cancel_reason, archived_at)
     SELECT 'AK-' || upper(lpad(to_hex(n * 2654435761 % 4294967296), 8, '0')), reference, ${prefixed('planned', CUSTOMER)},
       customer_name_folded, status, planned.shipping_pesewas, total_pesewas, at,
       CASE WHEN status = 'cancelled' THEN at + ${CANCELLED_AFTER} END, CASE WHEN status = 'cancelled' THEN 'customer' END,
       CASE WHEN status = 'cancelled' THEN 'Ordered the wrong size.' END,
       CASE WHEN status = 'delivered' AND n % 40 = 3 THEN at + ${DELIVERED_AFTER} END
     FROM planned JOIN checkout USING (reference) WHERE is_paid ORDER BY n`,
  );
  await tx.execute(
    `INSERT INTO fulfilment (order_id, vendor_id, status, reason, amount_pesewas, placed_at)
     SELECT placed.id, vendor_id, part.status, CASE placed.status WHEN 'cancelled' THEN cancel_reason
         ELSE CASE part.status WHEN 'cancelled' THEN 'The cloth has a fault.' END END, amount, placed_at
     FROM (
       SELECT n, vendor_id, sum(quantity * unit_price_pesewas) AS amount, vendor_id > min(vendor_id) OVER (PARTITION BY n) AS is_later
       FROM planned_line GROUP BY n, vendor_id
     ) AS own
     JOIN planned USING (n) JOIN customer_order AS placed USING (reference)
     CROSS JOIN LATERAL (
       SELECT CASE WHEN n % 20 = 7 AND is_later AND age > interval '12 hours' THEN 'cancelled' ELSE placed.status END AS status
     ) AS part
     ORDER BY placed.id, vendor_id`,
  );
  await tx.execute(
    `INSERT INTO order_line (order_id, fulfilment_id, ${LINE})
     SELECT placed.id, part.id, ${prefixed('line', LINE)}
     FROM planned_line AS line JOIN planned USING (n) JOIN customer_order AS placed USING (reference)
     JOIN fulfilment AS part ON part.order_id = placed.id AND part.vendor_id = line.vendor_id
     ORDER BY placed.id, line.sku_id`,
  );
  await tx.execute(
    `INSERT INTO category_sales (category_name, orders, quantity, amount_pesewas)
     SELECT category_name, count(DISTINCT placed.id), sum(quantity), sum(quantity * unit_price_pesewas)
     FROM planned JOIN customer_order AS placed USING (reference) JOIN order_line AS line ON line.order_id = placed.id
     JOIN fulfilment AS part ON part.id = line.fulfilment_id AND part.status <> 'cancelled'
     GROUP BY category_name`,
  );
  await tx.execute(
    `INSERT INTO delivery (order_id, agent_user_id, assigned_at, delivered_at, agent_fee_pesewas)
     SELECT placed.id, CASE WHEN is_assigned THEN $1::integer + (n % $2::integer)::integer END, CASE WHEN is_assigned THEN at + interval '9 hours' END,
       CASE WHEN placed.status = 'delivered' THEN at + ${DELIVERED_AFTER} END, CASE WHEN placed.status = 'delivered' THEN 1000 END
     FROM planned JOIN customer_order AS placed USING (reference)
     CROSS JOIN LATERAL (SELECT placed.status IN ('picked', 'out', 'delivered') AS is_assigned) AS who
     ORDER BY placed.id`,
    [agents.firstId, agents.count],
  );
}

const prefixed = (table: string, columns: string): string => columns.replace(/\w+/g, (column) => `${table}.${column}`);

/** When each status was reached, and who took it there. */
const JOURNEY = `(VALUES ('pending', interval '0', 'customer', 0), ('accepted', interval '8 hours', 'vendor', 1),
  ('picked', interval '24 hours', 'delivery', 2), ('out', interval '40 hours', 'delivery', 3),
  ('delivered', ${DELIVERED_AFTER}, 'delivery', 4)) AS step(status, after, role, place)`;

async function insertSteps(tx: Transaction): Promise<void> {
  const reached = (present: string): string => `step.place <= array_position(
    CASE ${present} WHEN 'cancelled' THEN ARRAY['cancelled'] ELSE ARRAY['pending', 'accepted', 'picked', 'out', 'delivered'] END,
    ${present}) - 1`;
  await tx.execute(
    `INSERT INTO order_step (order_id, status, at, by_role, by_id)
     SELECT placed.id, step.status, at + after, role, CASE role WHEN 'customer' THEN placed.customer_id END
     FROM planned JOIN customer_order AS placed USING (reference) JOIN ${JOURNEY} ON ${reached('placed.status')}
     UNION ALL
     SELECT placed.id, 'cancelled', cancelled_at, 'customer', placed.customer_id
     FROM planned JOIN customer_order AS placed USING (reference) WHERE placed.status = 'cancelled'`,
  );
  await tx.execute(
    `INSERT INTO fulfilment_step (fulfilment_id, status, at, by_role, by_id)
     SELECT part.id, step.status, at + after, role, CASE role WHEN 'customer' THEN placed.customer_id END
     FROM planned JOIN customer_order AS placed USING (reference) JOIN fulfilment AS part ON part.order_id = placed.id
     JOIN ${JOURNEY} ON ${reached('part.status')}
     UNION ALL
     SELECT part.id, 'cancelled', at + ${CANCELLED_AFTER}, CASE placed.status WHEN 'cancelled' THEN 'customer' ELSE 'vendor' END, NULL
     FROM planned JOIN customer_order AS placed USING (reference) JOIN fulfilment AS part ON part.order_id = placed.id
     WHERE part.status = 'cancelled'`,
  );
}

/** Every fourth customer has put something by. */
async function insertCarts(tx: Transaction, now: Date): Promise<void> {
  await tx.execute(
    `WITH made AS (
       INSERT INTO cart (customer_id, created_at, changed_at)
       SELECT customer_id, since, since FROM customer
       CROSS JOIN LATERAL (SELECT $1::timestamptz - place * interval '10 minutes' AS since) AS time
       WHERE place % 4 = 1 ORDER BY place DESC
       RETURNING id, customer_id, created_at
     )
     INSERT INTO cart_line (cart_id, sku_id, quantity, seen_unit_price_pesewas, added_at)
     SELECT DISTINCT made.id, goods.sku_id, 1, unit_price_pesewas, created_at
     FROM made CROSS JOIN generate_series(0, 2) AS nth
     JOIN (SELECT DISTINCT shop, places FROM goods) AS shelf
       ON shelf.shop = (made.id * 31 + nth * 7) % (SELECT max(shop) + 1 FROM goods)
     JOIN goods ON goods.shop = shelf.shop AND goods.place = made.id % shelf.places`,
    [now],
  );
}
