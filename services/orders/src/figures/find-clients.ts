import type { z } from 'zod';
import { listQuerySchema } from '@shop/contracts/list';
import type { Page } from '@shop/contracts/list';
import { clientListRules } from '@shop/contracts/services/order-figures';
import type { ClientView } from '@shop/contracts/services/order-figures';
import type { Queryable } from '@shop/chassis/database/database';
import { pageOf } from '@shop/chassis/database/list-sql';
import { sql } from '@shop/chassis/database/sql-part';
import type { SqlPart } from '@shop/chassis/database/sql-part';
import { containing } from '@shop/chassis/database/containing';

export const clientListQuery = listQuerySchema(clientListRules);
type ClientListQuery = z.output<typeof clientListQuery>;

type Row = Omit<ClientView, 'lastOrderAt'> & { lastOrderAt: Date };

/** A shop's customers, with what is live of their orders there, named as in the last of them. */
const clientsOf = (vendorId: number): SqlPart => sql`client AS (
  SELECT own.*, placed.customer_name AS name, placed.customer_name_folded AS name_folded
  FROM (
    SELECT placed.customer_id AS id, max(placed.id) AS last_order_id, count(*)::integer AS orders,
      sum(part.amount_pesewas)::bigint AS total, max(part.placed_at) AS last_order_at
    FROM fulfilment part JOIN customer_order placed ON placed.id = part.order_id
    WHERE part.vendor_id = ${vendorId} AND part.status <> 'cancelled'
    GROUP BY placed.customer_id
  ) own JOIN customer_order placed ON placed.id = own.last_order_id
)`;

/** One page of a shop's customers, those who ordered last first. */
export async function listClients(
  db: Queryable,
  { filter: { id, q }, ...query }: ClientListQuery,
  vendorId: number,
): Promise<Page<ClientView>> {
  const { rows, total } = await pageOf<Row, (typeof clientListRules.sortKeys)[number]>(db, {
    select: 'client.id, name, orders, total AS "totalPesewas", last_order_at AS "lastOrderAt"',
    with: clientsOf(vendorId),
    from: 'client',
    where: [
      ...(id ? [sql`client.id = ANY(${id}::bigint[])`] : []),
      ...(q ? [sql`name_folded LIKE ${containing(q)}`] : []),
    ],
    orderBy: { id: 'client.id', name: 'name_folded', orders: 'orders', total: 'total', lastOrderAt: 'last_order_at' },
    defaultOrder: 'last_order_at DESC',
    id: 'client.id',
    query,
  });
  return { rows: rows.map((row) => ({ ...row, lastOrderAt: row.lastOrderAt.toISOString() })), total };
}
