import type { z } from 'zod';
import { listQuerySchema } from '@shop/contracts/list';
import type { Page } from '@shop/contracts/list';
import { clientListRules } from '@shop/contracts/services/order-figures';
import type { ClientView } from '@shop/contracts/services/order-figures';
import type { Queryable } from '@shop/chassis/database/database';
import { pageOf } from '@shop/chassis/database/list-sql';
import { sql } from '@shop/chassis/database/sql-part';
import type { SqlPart } from '@shop/chassis/database/sql-part';
import { containing } from '../order/search-orders.ts';

export const clientListQuery = listQuerySchema(clientListRules);
type ClientListQuery = z.output<typeof clientListQuery>;

type Row = Omit<ClientView, 'lastOrderAt'> & { lastOrderAt: Date };

/** A shop's customers, named as they last were, with what is live of their orders there. */
const clientsOf = (vendorId: number): SqlPart => sql`(
  SELECT placed.customer_id AS id, (array_agg(placed.customer_name ORDER BY placed.id DESC))[1] AS name,
    (array_agg(placed.customer_name_folded ORDER BY placed.id DESC))[1] AS name_folded, count(*)::integer AS orders,
    sum(own.amount_pesewas)::bigint AS total, max(placed.placed_at) AS last_order_at
  FROM fulfilment own JOIN customer_order placed ON placed.id = own.order_id
  WHERE own.vendor_id = ${vendorId} AND own.status <> 'cancelled'
  GROUP BY placed.customer_id
) client`;

/** One page of a shop's customers, those who ordered last first. */
export async function listClients(
  db: Queryable,
  { filter: { id, q }, ...query }: ClientListQuery,
  vendorId: number,
): Promise<Page<ClientView>> {
  const { rows, total } = await pageOf<Row, (typeof clientListRules.sortKeys)[number]>(db, {
    select: 'client.id, name, orders, total AS "totalPesewas", last_order_at AS "lastOrderAt"',
    from: clientsOf(vendorId),
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
