import type { ShopFigures } from '@shop/contracts/services/order-figures';
import { ORDER_STATUSES } from '@shop/contracts/statuses';
import type { OrderStatus } from '@shop/contracts/statuses';
import type { Queryable } from '@shop/chassis/database/database';
import { rowsFor, lastMonths, startOf } from './shop-calendar.ts';

const MONTHS = 12;
const PRODUCTS = 20;

interface MonthRow {
  key: string;
  orders: number;
  totalPesewas: number;
}

const byMonth = (db: Queryable, vendorId: number, since: Date) =>
  db.query<MonthRow>(
    `SELECT to_char(placed_at, 'YYYY-MM') AS key, count(*)::integer AS orders,
       sum(amount_pesewas)::bigint AS "totalPesewas"
     FROM fulfilment WHERE vendor_id = $1 AND status <> 'cancelled' AND placed_at >= $2 GROUP BY 1`,
    [vendorId, since],
  );

/** Named as they were last bought. */
const byProduct = (db: Queryable, vendorId: number) =>
  db.query<ShopFigures['byProduct'][number]>(
    `SELECT product_id AS "productId", (array_agg(product_name ORDER BY line.id DESC))[1] AS name,
       sum(quantity)::bigint AS quantity, sum(unit_price_pesewas * quantity)::bigint AS "totalPesewas"
     FROM order_line line JOIN fulfilment own ON own.id = line.fulfilment_id
     WHERE own.vendor_id = $1 AND own.status <> 'cancelled'
     GROUP BY product_id ORDER BY "totalPesewas" DESC, product_id LIMIT ${PRODUCTS}`,
    [vendorId],
  );

const byStatus = (db: Queryable, vendorId: number) =>
  db.query<{ key: OrderStatus; orders: number }>(
    'SELECT status AS key, count(*)::integer AS orders FROM fulfilment WHERE vendor_id = $1 GROUP BY status',
    [vendorId],
  );

/** One shop's figures of its own parts: by month, its best products, and where its parts stand. */
export async function readShopFigures(db: Queryable, vendorId: number, now: Date): Promise<ShopFigures> {
  const months = lastMonths(now, MONTHS);
  const [monthly, products, statuses] = await Promise.all([
    byMonth(db, vendorId, startOf(months[0] ?? '')),
    byProduct(db, vendorId),
    byStatus(db, vendorId),
  ]);
  return {
    byMonth: rowsFor(months, monthly, { orders: 0, totalPesewas: 0 }).map(({ key, ...row }) => ({
      month: key,
      ...row,
    })),
    byProduct: products,
    byStatus: rowsFor(ORDER_STATUSES, statuses, { orders: 0 }).map(({ key, orders }) => ({ status: key, orders })),
  };
}
