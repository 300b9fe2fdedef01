import { z } from 'zod';
import { idTextSchema, orderNumberSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import type { Page } from '@shop/contracts/list';
import { orderViewListRules } from '@shop/contracts/services/orders';
import type { OrderLabel, OrderView } from '@shop/contracts/services/orders';
import { shopDay } from '@shop/contracts/time';
import type { Database, Queryable } from '@shop/chassis/database/database';
import { pageOf } from '@shop/chassis/database/list-sql';
import { joinSql, raw, sql } from '@shop/chassis/database/sql-part';
import type { SqlPart } from '@shop/chassis/database/sql-part';
import { notFound } from '@shop/chassis/errors/problem';
import { readOrderRows } from './order-rows.ts';
import type { OrderScope } from './order-scope.ts';
import { orderViews } from './order-view.ts';
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
  const id = await idInScope(db, idOrNumber, scope);
  if (id === null) throw orderNotFound();
  return id;
}

/** An order as the first of the scopes that may see it does. Throws a Problem 404 where none may. */
export async function readOrderIn(
  database: Database,
  idOrNumber: string,
  scopes: readonly OrderScope[],
): Promise<OrderView> {
  for (const scope of scopes) {
    const id = await idInScope(database, idOrNumber, scope);
    if (id !== null) return readOrder(database, id, scope);
  }
  throw orderNotFound();
}

async function idInScope(db: Queryable, idOrNumber: string, scope: OrderScope): Promise<number | null> {
  const key = orderKeySchema.safeParse(idOrNumber);
  if (!key.success) return null;
  const { text, values } = joinSql([
    raw('SELECT placed.id FROM customer_order placed WHERE'),
    key.data,
    raw('AND'),
    inScope(scope),
  ]);
  const [row] = await db.query<{ id: number }>(text, values);
  return row?.id ?? null;
}

/** What a scope sees of some orders: a vendor its own part of each. */
async function readOrders(db: Queryable, ids: readonly number[], scope: OrderScope): Promise<OrderView[]> {
  if (ids.length === 0) return [];
  if (scope.kind === 'vendor') return orderViews(ids, await readOrderRows(db, ids, scope.vendorId), 'by its parts');
  return orderViews(ids, await readOrderRows(db, ids, null), 'whole');
}

export async function readOrder(database: Database, id: number, scope: OrderScope): Promise<OrderView> {
  const [order] = await database.together((db) => readOrders(db, [id], scope));
  if (!order) throw orderNotFound();
  return order;
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

/** One page of the orders that the scope may see, of those that fulfil the condition; a filter only narrows. */
async function pageOfIds(
  { database, now }: ListParts,
  query: OrderListQuery,
  scope: OrderScope,
  condition: SqlPart,
): Promise<{ ids: number[]; total: number }> {
  const { from, where, total: amount } = source(scope);
  const { rows, total } = await pageOf<{ id: number }, 'id' | 'placedAt' | 'totalAmount' | 'status'>(database, {
    select: 'placed.id',
    from,
    where: [...where, condition, ...narrowedBy(query.filter, now())],
    orderBy: { id: 'placed.id', placedAt: 'placed.placed_at', totalAmount: amount, status: 'placed.status' },
    id: 'placed.id',
    query,
  });
  return { ids: rows.map(({ id }) => id), total };
}

export async function listOrders(parts: ListParts, query: OrderListQuery, scope: OrderScope): Promise<Page<OrderView>> {
  const { ids, total } = await pageOfIds(parts, query, scope, listedIn(scope));
  return { rows: await readOrders(parts.database, ids, scope), total };
}

/** Orders by name alone, for who shows something else with them: those that left the lists have their names still. */
export async function listOrderLabels(
  parts: ListParts,
  query: OrderListQuery,
  scope: OrderScope,
): Promise<Page<OrderLabel>> {
  const { ids, total } = await pageOfIds(parts, query, scope, raw('true'));
  const rows = await parts.database.query<OrderLabel>(
    `SELECT placed.id, placed.number, placed.customer_name AS "customerName"
     FROM unnest($1::integer[]) WITH ORDINALITY AS wanted (id, place) JOIN customer_order placed USING (id) ORDER BY place`,
    [ids],
  );
  return { rows, total };
}
