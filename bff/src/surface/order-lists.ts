import type { Person } from '@shop/chassis/auth/caller';
import { notFound } from '@shop/chassis/errors/problem';
import type { Logger } from '@shop/chassis/log/logger';
import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import { orderListRules, orderSchema } from '@shop/contracts/rest/orders';
import { dayRangeSchema, type TimeRange } from '@shop/contracts/time';
import { z } from 'zod';
import type { Downstream } from '../downstream/downstream.ts';
import { paidOrders } from './paid-orders.ts';
import { route } from './route.ts';

const listOfDays = listQuerySchema(orderListRules).and(dayRangeSchema);

const placedIn = ({ from, before }: TimeRange) => ({
  ...(from ? { from: from.toISOString() } : {}),
  ...(before ? { before: before.toISOString() } : {}),
});

/** The lists of those who work orders off. What is archived is in none of them. */
export const orderListRoutes = ({ orders, payment }: Downstream, logger: Logger) => {
  const shown = paidOrders(payment, logger);
  return [
    ...(['/orders/admin', '/orders/all/admins/admin'] as const).map((path) =>
      route({
        method: 'GET',
        path,
        summary: 'The shop’s orders of some days, newest first; today’s, where neither days nor ids are named.',
        who: ['admin'],
        query: listOfDays,
        answer: orderSchema,
        list: 'orders',
        handle: async ({ query }) => {
          const { sort, offset, limit, filter } = query;
          const days = query.from || query.before || filter.id ? placedIn(query) : { today: true };
          return shown.page(await orders.orders({ sort, offset, limit, filter: { ...filter, ...days } }), offset);
        },
      }),
    ),
    ...(['/orders/vendors/:userId/vendor', '/orders/vendors/vendor/:userId'] as const).map((path) =>
      route({
        method: 'GET',
        path,
        summary: 'The orders with something of a vendor’s, by the vendor’s user id, with that vendor’s part of each.',
        who: ['vendor', 'admin'],
        params: z.object({ userId: idTextSchema }),
        query: listOfDays,
        answer: orderSchema,
        list: 'orders',
        handle: async ({ params, query, caller }) => {
          const { id, role } = caller as Person;
          if (role !== 'admin' && id !== params.userId) throw notFound();
          const { sort, offset, limit, filter } = query;
          const listing = { sort, offset, limit, filter: { ...filter, ...placedIn(query) } };
          return shown.page(await orders.ordersOfVendor(params.userId, listing), offset);
        },
      }),
    ),
  ];
};
