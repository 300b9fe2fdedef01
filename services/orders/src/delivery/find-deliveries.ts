import type { z } from 'zod';
import { listQuerySchema } from '@shop/contracts/list';
import type { Page } from '@shop/contracts/list';
import { deliveryListRules } from '@shop/contracts/services/orders';
import type { DeliveryView, OrderAddress } from '@shop/contracts/services/orders';
import type { OrderStatus } from '@shop/contracts/statuses';
import type { Queryable } from '@shop/chassis/database/database';
import { pageOf } from '@shop/chassis/database/list-sql';
import { raw, sql } from '@shop/chassis/database/sql-part';
import type { SqlPart } from '@shop/chassis/database/sql-part';
import type { OrderScope } from '../order/order-scope.ts';
import { inScope } from '../order/scope-sql.ts';

export const deliveryListQuery = listQuerySchema(deliveryListRules);
type DeliveryListQuery = z.output<typeof deliveryListQuery>;

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
  deliveredAt: Date | null;
}

const COLUMNS = `delivery.id, placed.id AS "orderId", placed.number, placed.status,
  delivery.agent_user_id AS "agentUserId", placed.customer_name AS "customerName",
  placed.customer_phone AS "customerPhone", placed.address, placed.placed_at AS "placedAt",
  delivery.delivered_at AS "deliveredAt"`;

const view = ({ customerName, customerPhone, placedAt, deliveredAt, ...row }: Row): DeliveryView => ({
  ...row,
  customer: { name: customerName, phone: customerPhone },
  placedAt: placedAt.toISOString(),
  deliveredAt: deliveredAt?.toISOString() ?? null,
});

const narrowedBy = ({ id, status, unassigned }: DeliveryListQuery['filter']): SqlPart[] => [
  ...(id ? [sql`delivery.id = ANY(${id}::bigint[])`] : []),
  ...(status ? [sql`placed.status = ${status}`] : []),
  ...(unassigned === undefined
    ? []
    : [raw(unassigned ? 'delivery.agent_user_id IS NULL' : 'delivery.agent_user_id IS NOT NULL')]),
];

/** One page of the deliveries of the orders that the scope may see. */
export async function listDeliveries(
  db: Queryable,
  query: DeliveryListQuery,
  scope: OrderScope,
): Promise<Page<DeliveryView>> {
  const { rows, total } = await pageOf<Row, 'id' | 'placedAt' | 'status'>(db, {
    select: COLUMNS,
    from: 'delivery JOIN customer_order placed ON placed.id = delivery.order_id',
    where: [inScope(scope), ...narrowedBy(query.filter)],
    orderBy: { id: 'delivery.id', placedAt: 'placed.placed_at', status: 'placed.status' },
    id: 'delivery.id',
    query,
  });
  return { rows: rows.map(view), total };
}

export async function readDelivery(db: Queryable, id: number): Promise<DeliveryView | null> {
  const [row] = await db.query<Row>(
    `SELECT ${COLUMNS} FROM delivery JOIN customer_order placed ON placed.id = delivery.order_id WHERE delivery.id = $1`,
    [id],
  );
  return row ? view(row) : null;
}
