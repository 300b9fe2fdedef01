import type { RevenueFigures } from '@shop/contracts/services/payment';
import type { Queryable } from '@shop/chassis/database/database';
import { lastMonths } from './last-months.ts';

const MONTHS = 12;

interface MonthRow {
  month: string;
  totalPesewas: number;
}

/**
 * What all payments brought, less what of them goes back: money that is promised back is no revenue any more, however long
 * the provider takes. A refund lowers the month in which its payment was paid.
 */
export async function readRevenue(db: Queryable, now: Date): Promise<RevenueFigures> {
  const rows = await db.query<MonthRow>(
    `SELECT to_char(paid_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
       sum(paid_amount - promised_amount)::bigint AS "totalPesewas"
     FROM payment WHERE paid_amount > 0 AND paid_currency = 'GHS' GROUP BY 1`,
  );
  const totalOf = new Map(rows.map(({ month, totalPesewas }) => [month, totalPesewas]));
  return {
    totalPesewas: rows.reduce((sum, { totalPesewas }) => sum + totalPesewas, 0),
    byMonth: lastMonths(now, MONTHS).map((month) => ({ month, totalPesewas: totalOf.get(month) ?? 0 })),
  };
}
