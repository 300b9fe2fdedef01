import type { EarningsView } from '@shop/contracts/services/order-figures';
import type { Queryable } from '@shop/chassis/database/database';
import { rowsFor, lastMonths } from '../figures/shop-calendar.ts';

const MONTHS = 12;
const LATEST = 50;

interface MonthRow {
  key: string;
  delivered: number;
  totalPesewas: number;
}
type LatestRow = Omit<EarningsView['latest'][number], 'deliveredAt'> & { deliveredAt: Date };

/** What an agent earned by what it delivered: each delivery's fee as the settings stood then. */
export async function readEarnings(db: Queryable, agentUserId: number, now: Date): Promise<EarningsView> {
  const [months, latest] = await Promise.all([
    db.query<MonthRow>(
      `SELECT to_char(delivered_at, 'YYYY-MM') AS key, count(*)::integer AS delivered,
         coalesce(sum(agent_fee_pesewas), 0)::bigint AS "totalPesewas"
       FROM delivery WHERE agent_user_id = $1 AND delivered_at IS NOT NULL GROUP BY 1`,
      [agentUserId],
    ),
    db.query<LatestRow>(
      `SELECT delivery.id AS "deliveryId", placed.id AS "orderId", placed.number, delivered_at AS "deliveredAt",
         coalesce(agent_fee_pesewas, 0) AS "feePesewas"
       FROM delivery JOIN customer_order placed ON placed.id = delivery.order_id
       WHERE agent_user_id = $1 AND delivered_at IS NOT NULL
       ORDER BY delivered_at DESC, delivery.id DESC LIMIT ${LATEST}`,
      [agentUserId],
    ),
  ]);
  return {
    delivered: months.reduce((sum, { delivered }) => sum + delivered, 0),
    totalPesewas: months.reduce((sum, { totalPesewas }) => sum + totalPesewas, 0),
    byMonth: rowsFor(lastMonths(now, MONTHS), months, { delivered: 0, totalPesewas: 0 }).map(({ key, ...row }) => ({
      month: key,
      ...row,
    })),
    latest: latest.map(({ deliveredAt, ...row }) => ({ ...row, deliveredAt: deliveredAt.toISOString() })),
  };
}
