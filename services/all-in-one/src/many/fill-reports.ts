import type { Database } from '@shop/chassis/database/database';
import type { FilledPeople } from './fill-people.ts';
import type { Made, Many } from './many.ts';

/** Reports of the shop, one for ten customers; and a trail of changes, one for each order, of products and of shops. */
export async function fillReports(
  content: Database,
  { customers, orders }: Many,
  { people, products, now }: { people: FilledPeople; products: Made; now: Date },
): Promise<void> {
  await content.execute(
    `INSERT INTO log_report (event_id, title, message, level, vendor_id, created_at, search_text)
     SELECT md5('report ' || n)::uuid, title, message, level, CASE WHEN n % 4 = 0 THEN $2::integer + n % $3::integer END,
       $4::timestamptz - (n * interval '1 hour'), lower(title || chr(10) || message)
     FROM generate_series(1, $1::integer) AS n
     CROSS JOIN LATERAL (SELECT (ARRAY['Refund made', 'Fulfilment rejected', 'Vendor registered', 'Refund failed'])[1 + n % 4] AS title,
       'Told of number ' || n || '.' AS message, (ARRAY['info', 'warning', 'info', 'error'])[1 + n % 4] AS level) AS told`,
    [Math.ceil(customers / 10), people.vendors.firstId, people.vendors.count, now],
  );
  await content.execute(
    `INSERT INTO audit_entry (event_id, resource, record_id, action, actor, changes, at)
     SELECT md5('trail ' || n)::uuid, 'products', $2::integer + n % $3::integer, 'changed',
       jsonb_build_object('kind', 'person', 'id', $4::integer + n % $5::integer, 'role', 'customer'),
       jsonb_build_object('description', jsonb_build_object('from', NULL, 'to', NULL)), $6::timestamptz - n * interval '9 minutes'
     FROM generate_series(1, $1::integer) AS n`,
    [orders, products.firstId, products.count, people.customers.firstId, people.customers.count, now],
  );
}
