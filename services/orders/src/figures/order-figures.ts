import type { OrderFigures } from '@shop/contracts/services/order-figures';
import type { Queryable } from '@shop/chassis/database/database';
import { rowsFor, lastDays, lastMonths, startOf } from './shop-calendar.ts';

const MONTHS = 12;
const DAYS = 30;
const CATEGORIES = 100;
const NONE = { orders: 0, totalPesewas: 0 };

interface PeriodRow {
  key: string;
  orders: number;
  totalPesewas: number;
}

// An order and its parts are placed at the same moment: each is added up by its own index.
/** What is live of the orders since the first of the periods, each order with its shipping. */
async function byPeriod(db: Queryable, periods: readonly string[], unit: 'month' | 'day') {
  const [first = ''] = periods;
  const found = await db.query<PeriodRow>(
    `SELECT to_char(period, $3) AS key, sum(orders)::integer AS orders, sum(pesewas)::bigint AS "totalPesewas"
     FROM (
       SELECT date_trunc($2, placed_at) AS period, count(*) AS orders, sum(shipping_pesewas) AS pesewas
       FROM customer_order WHERE status <> 'cancelled' AND placed_at >= $1 GROUP BY 1
       UNION ALL
       SELECT date_trunc($2, placed_at), 0, sum(amount_pesewas)
       FROM fulfilment WHERE status <> 'cancelled' AND placed_at >= $1 GROUP BY 1
     ) summand
     GROUP BY 1`,
    [startOf(first), unit, unit === 'month' ? 'YYYY-MM' : 'YYYY-MM-DD'],
  );
  return rowsFor(periods, found, NONE);
}

const countLive = async (db: Queryable): Promise<number> => {
  const [row] = await db.query<{ orders: number }>(
    `SELECT count(*)::integer AS orders FROM customer_order WHERE status <> 'cancelled'`,
  );
  return row?.orders ?? 0;
};

const byCategory = (db: Queryable) =>
  db.query<OrderFigures['byCategory'][number]>(
    `SELECT category_name AS category, sum(orders)::integer AS orders, sum(quantity)::bigint AS quantity,
       sum(amount_pesewas)::bigint AS "totalPesewas"
     FROM category_sales GROUP BY category_name HAVING sum(orders) > 0
     ORDER BY "totalPesewas" DESC, category_name LIMIT ${CATEGORIES}`,
  );

/** The whole shop's live orders: how many, and what they come to. */
export async function readOrderFigures(db: Queryable, now: Date): Promise<OrderFigures> {
  const [orders, months, days, categories] = await Promise.all([
    countLive(db),
    byPeriod(db, lastMonths(now, MONTHS), 'month'),
    byPeriod(db, lastDays(now, DAYS), 'day'),
    byCategory(db),
  ]);
  return {
    orders,
    byMonth: months.map(({ key, ...row }) => ({ month: key, ...row })),
    byDay: days.map(({ key, ...row }) => ({ day: key, ...row })),
    byCategory: categories,
  };
}
