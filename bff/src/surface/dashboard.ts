import type { Logger } from '@shop/chassis/log/logger';
import { toCedis } from '@shop/contracts/money';
import {
  categoryTotalSchema,
  dashboardChartsSchema,
  dashboardStatsSchema,
  monthRevenueSchema,
} from '@shop/contracts/rest/dashboard';
import { z } from 'zod';
import type { Downstream } from '../downstream/downstream.ts';
import { optional } from '../downstream/optional.ts';
import { categoryData, monthlyRevenue } from './dashboard-json.ts';
import { route } from './route.ts';

const who = ['admin'] as const;
/** As short a page as there is: only its total counts. */
const COUNT = { sort: null, offset: 0, limit: 1, filter: {} };

/** What an admin sees first: four figures and two charts. */
export const dashboardRoutes = ({ identity, orders, payment }: Downstream, logger: Logger) => {
  /** One service that is away takes its own figure from the dashboard, and no other. */
  const figure = (what: string, asked: Promise<number>) => optional<number | null>(asked, null, { what, logger });

  const stats = async () => {
    const [users, vendors, placed, revenue] = await Promise.all([
      figure(
        'number of users',
        identity.users(COUNT).then(({ total }) => total),
      ),
      figure(
        'number of vendors',
        identity.vendors(COUNT).then(({ total }) => total),
      ),
      figure(
        'number of orders',
        orders.figures().then((figures) => figures.orders),
      ),
      figure(
        'revenue',
        payment.revenue().then(({ totalPesewas }) => toCedis(totalPesewas)),
      ),
    ]);
    return { users, vendors, orders: placed, revenue };
  };

  return [
    ...(['stats', 'metrics'] as const).map((name) =>
      route({
        method: 'GET',
        path: `/admin/dashboard/${name}`,
        summary: 'How many users, vendors and live orders there are, and the revenue.',
        who,
        answer: dashboardStatsSchema,
        handle: stats,
      }),
    ),
    route({
      method: 'GET',
      path: '/admin/dashboard/charts',
      summary: 'Orders by category, and the revenue of the last twelve months.',
      who,
      answer: dashboardChartsSchema,
      handle: async () => {
        const [orderFigures, revenue] = await Promise.all([orders.figures(), payment.revenue()]);
        return { categoryData: categoryData(orderFigures), monthlyRevenue: monthlyRevenue(revenue) };
      },
    }),
    route({
      method: 'GET',
      path: '/admin/dashboard/bar',
      summary: 'Orders by category.',
      who,
      answer: z.array(categoryTotalSchema),
      handle: async () => categoryData(await orders.figures()),
    }),
    route({
      method: 'GET',
      path: '/admin/dashboard/line',
      summary: 'The revenue of the last twelve months, the oldest first.',
      who,
      answer: z.array(monthRevenueSchema),
      handle: async () => monthlyRevenue(await payment.revenue()),
    }),
  ];
};
