import { z } from 'zod';
import { idTextSchema, orderNumberSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import type { Page } from '@shop/contracts/list';
import { orderViewListRules } from '@shop/contracts/services/orders';
import type { OrderLabel, OrderView } from '@shop/contracts/services/orders';
import { shopDay } from '@shop/contracts/time';
import type { Queryable } from '@shop/chassis/database/database';
import { pageOf } from '@shop/chassis/database/list-sql';
import { joinSql, raw, sql } from '@shop/chassis/database/sql-part';
import type { SqlPart } from '@shop/chassis/database/sql-part';
import { notFound } from '@shop/chassis/errors/problem';
import { readOrderRecords } from './order-reader.ts';
import type { OrderScope } from './order-scope.ts';
import { orderView } from './order-view.ts';
import { inScope, listedIn } from './scope-sql.ts';
import { found } from './search-orders.ts';

export const orderListQuery = listQuerySchema(orderViewListRules);
type OrderListQuery = z.output<typeof orderListQuery>;

/** An order's id or its printed number, as people type it; null for what can be neither. */
const orderKeySchema = z.union([
  idTextSchema.transform((id) => sql`placed.id = ${id}`),
  z
    .string()
    .transform((text) => text.trim().toUpperCase())
    .pipe(orderNumberSchema)
    .transform((number) => sql`placed.number = ${number}`),
]);

export const orderNotFound = () => notFound('Order not found', 'order_not_found');

/** The id of an order that the scope may see. Throws a Problem 404 for every other. */
export async function findOrder(db: Queryable, idOrNumber: string, scope: OrderScope): Promise<number> {
  const key = orderKeySchema.safeParse(idOrNumber);
  if (!key.success) throw orderNotFound();
  const { text, values } = joinSql([
    raw('SELECT placed.id FROM customer_order placed WHERE'),
    key.data,
    raw('AND'),
    inScope(scope),
  ]);
  const [row] = await db.query<{ id: number }>(text, values);
  if (!row) throw orderNotFound();
  return row.id;
}

export async function readOrder(db: Queryable, id: number, scope: OrderScope): Promise<OrderView> {
  const [order] = await readOrderRecords(db, [id]);
  if (!order) throw orderNotFound();
  return orderView(order, scope);
}

function narrowedBy(filter: OrderListQuery['filter'], now: Date): SqlPart[] {
  const { id, q, status, customerId, vendorId, from, before, today } = filter;
  return [
    ...(id ? [sql`placed.id = ANY(${id}::bigint[])`] : []),
    ...(q ? [found(q)] : []),
    ...(status ? [sql`placed.status = ${status}`] : []),
    ...(customerId ? [sql`placed.customer_id = ${customerId}`] : []),
    ...(vendorId ? [inScope({ kind: 'vendor', vendorId })] : []),
    ...(from ? [sql`placed.placed_at >= ${new Date(from)}`] : []),
    ...(before ? [sql`placed.placed_at < ${new Date(before)}`] : []),
    ...(today ? [sql`placed.placed_at >= ${shopDay(now).from}`] : []),
  ];
}

/** A vendor's orders are those with a part of its own, whose amount is its total. */
const source = (scope: OrderScope): { from: string | SqlPart; where: SqlPart[]; total: string } =>
  scope.kind === 'vendor'
    ? {
        from: sql`customer_order placed JOIN fulfilment own ON own.order_id = placed.id AND own.vendor_id = ${scope.vendorId}`,
        where: [],
        total: 'own.amount_pesewas',
      }
    : { from: 'customer_order placed', where: [inScope(scope)], total: 'placed.total_pesewas' };

interface ListParts {
  database: Queryable;
  now: () => Date;
}

/** One page of what is selected of the orders that the scope may see; a filter only narrows. */
function pageOfOrders<Row extends object>(
  { database, now }: ListParts,
  query: OrderListQuery,
  scope: OrderScope,
  select: string,
): Promise<Page<Row>> {
  const { from, where, total } = source(scope);
  return pageOf<Row, 'id' | 'placedAt' | 'totalAmount' | 'status'>(database, {
    select,
    from,
    where: [...where, listedIn(scope), ...narrowedBy(query.filter, now())],
    orderBy: { id: 'placed.id', placedAt: 'placed.placed_at', totalAmount: total, status: 'placed.status' },
    id: 'placed.id',
    query,
  });
}

export async function listOrders(parts: ListParts, query: OrderListQuery, scope: OrderScope): Promise<Page<OrderView>> {
  const { rows, total } = await pageOfOrders<{ id: number }>(parts, query, scope, 'placed.id');
  const orders = await readOrderRecords(
    parts.database,
    rows.map(({ id }) => id),
    scope.kind === 'vendor' ? scope.vendorId : null,
  );
  return { rows: orders.map((order) => orderView(order, scope)), total };
}

/** The same orders by name alone, for who shows something else with them. */
export const listOrderLabels = (
  parts: ListParts,
  query: OrderListQuery,
  scope: OrderScope,
): Promise<Page<OrderLabel>> =>
  pageOfOrders<OrderLabel>(parts, query, scope, 'placed.id, placed.number, placed.customer_name AS "customerName"');
