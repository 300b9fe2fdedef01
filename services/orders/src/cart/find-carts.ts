import type { z } from 'zod';
import { listQuerySchema } from '@shop/contracts/list';
import type { Page } from '@shop/contracts/list';
import { cartRecordListRules } from '@shop/contracts/services/orders';
import type { CartRecord } from '@shop/contracts/services/orders';
import type { Queryable } from '@shop/chassis/database/database';
import { pageOf } from '@shop/chassis/database/list-sql';
import { raw, sql } from '@shop/chassis/database/sql-part';
import { notFound } from '@shop/chassis/errors/problem';
import { groupBy } from '../order/group-by.ts';
import { lineView, subtotalOf } from './cart.ts';
import { loadLinesOfCarts } from './cart-store.ts';

export const cartListQuery = listQuerySchema(cartRecordListRules);
type CartListQuery = z.output<typeof cartListQuery>;

interface CartRow {
  id: number;
  customerId: number;
  createdAt: Date;
}

export const cartNotFound = () => notFound('Cart not found', 'cart_not_found');

const COLUMNS = 'cart.id, customer_id AS "customerId", created_at AS "createdAt"';
/** A cart that was emptied is none until something is put into it again. */
const HOLDS_SOMETHING = 'EXISTS (SELECT FROM cart_line WHERE cart_id = cart.id)';

async function withLines(db: Queryable, carts: readonly CartRow[]): Promise<CartRecord[]> {
  const ids = carts.map(({ id }) => id);
  const linesOf = groupBy(await loadLinesOfCarts(db, ids), ({ cartId }) => cartId);
  return carts.map(({ id, customerId, createdAt }) => {
    const lines = linesOf.get(id) ?? [];
    return {
      id,
      customerId,
      createdAt: createdAt.toISOString(),
      lines: lines.map((line) => ({ ...lineView(line), code: line.code })),
      subtotalPesewas: subtotalOf(lines),
    };
  });
}

/** One page of all customers' carts, as they stand. */
export async function listCarts(
  db: Queryable,
  { filter: { id, customerId }, ...query }: CartListQuery,
): Promise<Page<CartRecord>> {
  const { rows, total } = await pageOf<CartRow, (typeof cartRecordListRules.sortKeys)[number]>(db, {
    select: COLUMNS,
    from: 'cart',
    where: [
      raw(HOLDS_SOMETHING),
      ...(id ? [sql`cart.id = ANY(${id}::bigint[])`] : []),
      ...(customerId ? [sql`customer_id = ANY(${customerId}::bigint[])`] : []),
    ],
    orderBy: { id: 'cart.id', createdAt: 'created_at' },
    query,
  });
  return { rows: await withLines(db, rows), total };
}

/** Throws a Problem 404 where there is no such cart, or nothing in it. */
export async function readCartRecord(db: Queryable, id: number): Promise<CartRecord> {
  const rows = await db.query<CartRow>(`SELECT ${COLUMNS} FROM cart WHERE id = $1 AND ${HOLDS_SOMETHING}`, [id]);
  const [cart] = await withLines(db, rows);
  if (!cart) throw cartNotFound();
  return cart;
}
