import type { Database, Transaction } from '@shop/chassis/database/database';
import { copyRows } from './copy-rows.ts';
import type { Made } from './many.ts';

interface Plan {
  customers: Made;
  products: Made;
  /** How many of the checkouts are paid, all but every eleventh. */
  orders: number;
  now: Date;
}

/** Writes down who buys what and when, in tables that are gone with the transaction: planned, planned_line, customer, goods. */
export async function planOrders(
  tx: Transaction,
  identity: Database,
  { customers, products, orders, now }: Plan,
): Promise<void> {
  await gatherCustomers(tx, identity, customers);
  await layOutShelves(tx, products);
  await planCheckouts(tx, { checkouts: orders + Math.floor((orders - 1) / 10), customers: customers.count, now });
  await planLines(tx);
}

async function gatherCustomers(tx: Transaction, identity: Database, { firstId, count }: Made): Promise<void> {
  await tx.execute(
    `CREATE TEMP TABLE customer (customer_id integer, customer_name text, customer_name_folded text, customer_phone text,
       customer_email text, address_id integer, address jsonb, place integer) ON COMMIT DROP`,
  );
  await copyRows({
    from: identity,
    select: `SELECT person.id AS customer_id, name AS customer_name, name_folded AS customer_name_folded,
        person.phone AS customer_phone, email AS customer_email, address.id AS address_id,
        jsonb_build_object('title', title, 'street', street, 'city', city, 'region', region, 'country', country,
          'phone', address.phone, 'latitude', latitude, 'longitude', longitude) AS address,
        person.id - $1::integer AS place
      FROM user_account AS person JOIN address ON address.customer_id = person.id AND is_default
      WHERE person.id >= $1::integer AND person.id < $1::integer + $2::integer`,
    parameters: [firstId, count],
    to: tx,
    table: 'customer',
  });
}

/** What can be bought, shop by shop: each of a shop's goods has its place. */
async function layOutShelves(tx: Transaction, { firstId }: Made): Promise<void> {
  await tx.execute(
    `CREATE TEMP TABLE goods ON COMMIT DROP AS
     SELECT sku_copy.*, dense_rank() OVER (ORDER BY vendor_id) - 1 AS shop,
       row_number() OVER (PARTITION BY vendor_id ORDER BY sku_id) - 1 AS place,
       count(*) OVER (PARTITION BY vendor_id) AS places
     FROM sku_copy WHERE product_id >= $1 AND sellable`,
    [firstId],
  );
  await tx.execute('CREATE INDEX ON goods (shop, place)');
  await tx.execute('ANALYZE goods');
}

/** Some customers and some shops have far more orders than others: the first of each the most. */
async function planCheckouts(
  tx: Transaction,
  { checkouts, customers, now }: { checkouts: number; customers: number; now: Date },
): Promise<void> {
  await tx.execute(
    `CREATE TEMP TABLE planned ON COMMIT DROP AS
     SELECT n, customer.*, 'CK-' || upper(substr(md5('checkout ' || n), 1, 20)) AS reference, age, $3::timestamptz - age AS at,
       CASE WHEN n % 3 = 0 THEN 1500 ELSE 0 END AS shipping_pesewas, n % 11 <> 0 AS is_paid,
       CASE
         WHEN n % 12 = 5 THEN 'cancelled'
         WHEN age < interval '12 hours' THEN 'pending'
         WHEN age < interval '30 hours' THEN 'accepted'
         WHEN age < interval '48 hours' THEN 'picked'
         WHEN age < interval '72 hours' THEN 'out'
         ELSE 'delivered'
       END AS status
     FROM generate_series(1::bigint, $1::bigint) AS n
     CROSS JOIN LATERAL (SELECT interval '365 days' * ($1::bigint - n + 0.5) / $1::bigint AS age) AS time
     JOIN customer ON customer.place = floor(power(n * 7919 % 100003 / 100003.0, 2) * $2::integer)::integer`,
    [checkouts, customers, now],
  );
}

/** Up to seven lines of one or two shops. */
async function planLines(tx: Transaction): Promise<void> {
  await tx.execute(
    `CREATE TEMP TABLE planned_line ON COMMIT DROP AS
     SELECT DISTINCT ON (n, sku_id) n, goods.*, (1 + (n + nth) % 3)::integer AS quantity
     FROM planned
     CROSS JOIN LATERAL generate_series(0, n % 7) AS nth
     CROSS JOIN LATERAL (
       SELECT floor(power((n * 6971 + nth / 4 * 3301) % 10007 / 10007.0, 2) * (SELECT max(shop) + 1 FROM goods))::integer AS shop
     ) AS way
     JOIN (SELECT DISTINCT shop, places FROM goods) AS shelf ON shelf.shop = way.shop
     JOIN goods ON goods.shop = shelf.shop AND goods.place = (n * 104729 + nth * 15485863) % shelf.places`,
  );
  await tx.execute('CREATE INDEX ON planned_line (n)');
  await tx.execute('ANALYZE planned, planned_line');
}
