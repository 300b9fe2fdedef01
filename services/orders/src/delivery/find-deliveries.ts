import type { z } from 'zod';
import { listQuerySchema } from '@shop/contracts/list';
import type { Page } from '@shop/contracts/list';
import { deliveryListRules } from '@shop/contracts/services/orders';
import type { OrderAddress } from '@shop/contracts/rest/addresses';
import type { DeliveryView } from '@shop/contracts/services/orders';
import type { OrderStatus } from '@shop/contracts/statuses';
import type { Queryable } from '@shop/chassis/database/database';
import { pageOf } from '@shop/chassis/database/list-sql';
import { joinSql, raw, sql } from '@shop/chassis/database/sql-part';
import type { SqlPart } from '@shop/chassis/database/sql-part';
import { notFound } from '@shop/chassis/errors/problem';
import type { OrderScope } from '../order/order-scope.ts';
import { inScope } from '../order/scope-sql.ts';
import { found } from '../order/search-orders.ts';

export const deliveryListQuery = listQuerySchema(deliveryListRules);
type DeliveryListQuery = z.output<typeof deliveryListQuery>;

export const deliveryNotFound = () => notFound('Delivery not found', 'delivery_not_found');

interface Row {
  id: number;
  orderId: number;
  number: string;
  status: OrderStatus;
  agentUserId: number | null;
  customerName: string;
  customerPhone: string | null;
  address: OrderAddress | null;
  placedAt: Date;
  assignedAt: Date | null;
  deliveredAt: Date | null;
}

const COLUMNS = `delivery.id, placed.id AS "orderId", placed.number, placed.status,
  delivery.agent_user_id AS "agentUserId", placed.customer_name AS "customerName",
  placed.customer_phone AS "customerPhone", placed.address, placed.placed_at AS "placedAt",
  delivery.assigned_at AS "assignedAt", delivery.delivered_at AS "deliveredAt"`;
const SOURCE = 'delivery JOIN customer_order placed ON placed.id = delivery.order_id';

const view = ({ customerName, customerPhone, placedAt, assignedAt, deliveredAt, ...row }: Row): DeliveryView => ({
  ...row,
  customer: { name: customerName, phone: customerPhone },
  placedAt: placedAt.toISOString(),
  assignedAt: assignedAt?.toISOString() ?? null,
  deliveredAt: deliveredAt?.toISOString() ?? null,
});

const narrowedBy = ({ id, q, status, unassigned, agentUserId }: DeliveryListQuery['filter']): SqlPart[] => [
  ...(id ? [sql`delivery.id = ANY(${id}::bigint[])`] : []),
  ...(q ? [found(q)] : []),
  ...(agentUserId ? [sql`delivery.agent_user_id = ${agentUserId}`] : []),
  ...(status ? [sql`placed.status = ${status}`] : []),
  ...(unassigned === undefined
    ? []
    : [raw(unassigned ? 'delivery.agent_user_id IS NULL' : 'delivery.agent_user_id IS NOT NULL')]),
];

/** One page of the deliveries of the orders that the scope may see. Only those of the page are looked at more closely. */
export async function listDeliveries(
  db: Queryable,
  query: DeliveryListQuery,
  scope: OrderScope,
): Promise<Page<DeliveryView>> {
  const { rows, total } = await pageOf<{ id: number }, (typeof deliveryListRules.sortKeys)[number]>(db, {
    select: 'delivery.id',
    from: SOURCE,
    where: [inScope(scope), ...narrowedBy(query.filter)],
    orderBy: {
      id: 'delivery.id',
      placedAt: 'placed.placed_at',
      status: 'placed.status',
      deliveredAt: 'delivery.delivered_at',
    },
    nullable: ['deliveredAt'],
    id: 'delivery.id',
    query,
  });
  return { rows: await readDeliveries(db, rows), total };
}

async function readDeliveries(db: Queryable, deliveries: readonly { id: number }[]): Promise<DeliveryView[]> {
  const rows = await db.query<Row>(
    `SELECT ${COLUMNS} FROM unnest($1::integer[]) WITH ORDINALITY AS wanted (id, place)
     JOIN delivery USING (id) JOIN customer_order placed ON placed.id = delivery.order_id ORDER BY place`,
    [deliveries.map(({ id }) => id)],
  );
  return rows.map(view);
}

/** One delivery of an order that the scope may see. Throws a Problem 404 for every other. */
export async function readDelivery(db: Queryable, id: number, scope: OrderScope): Promise<DeliveryView> {
  const { text, values } = joinSql([
    raw(`SELECT ${COLUMNS} FROM ${SOURCE} WHERE`),
    sql`delivery.id = ${id} AND`,
    inScope(scope),
  ]);
  const [row] = await db.query<Row>(text, values);
  if (!row) throw deliveryNotFound();
  return view(row);
}
