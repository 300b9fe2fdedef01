import type { Logger } from '@shop/chassis/log/logger';
import { listQuerySchema } from '@shop/contracts/list';
import { orderListRules, orderSchema } from '@shop/contracts/rest/orders';
import { paymentListRules, paymentSchema } from '@shop/contracts/rest/payments';
import { userListRules, userSchema } from '@shop/contracts/rest/users';
import { vendorListRules, vendorSchema } from '@shop/contracts/rest/vendors';
import type { Downstream } from '../downstream/downstream.ts';
import { paidOrders } from './paid-orders.ts';
import { ListAnswer, route } from './route.ts';
import { shownPayments } from './shown-payments.ts';
import { shownVendors } from './shown-vendors.ts';

const who = ['admin'] as const;

/** The rows behind the dashboard’s four figures. */
export const dashboardTableRoutes = (downstream: Downstream, logger: Logger) => {
  const { identity, orders, payment } = downstream;
  const vendorsShown = shownVendors(downstream, logger);
  return [
    route({
      method: 'GET',
      path: '/admin/dashboard/users',
      summary: 'The users, newest first.',
      who,
      query: listQuerySchema(userListRules),
      answer: userSchema,
      list: 'users',
      handle: async ({ query }) => {
        const { rows, total } = await identity.users(query);
        return new ListAnswer(rows, query.offset, total);
      },
    }),
    route({
      method: 'GET',
      path: '/admin/dashboard/vendors',
      summary: 'The shops, active or not, newest first.',
      who,
      query: listQuerySchema(vendorListRules),
      answer: vendorSchema,
      list: 'vendors',
      handle: async ({ query, caller }) => {
        const { rows, total } = await identity.vendors(query);
        return new ListAnswer(await vendorsShown(rows, caller), query.offset, total);
      },
    }),
    route({
      method: 'GET',
      path: '/admin/dashboard/orders',
      summary: 'The orders of all days, newest first.',
      who,
      query: listQuerySchema(orderListRules),
      answer: orderSchema,
      list: 'orders',
      handle: async ({ query }) => paidOrders(payment, logger).page(await orders.orders(query), query.offset),
    }),
    route({
      method: 'GET',
      path: '/admin/dashboard/revenue',
      summary: 'The payments that brought money, with what of them went back, newest first.',
      who,
      query: listQuerySchema(paymentListRules),
      answer: paymentSchema,
      list: 'revenue',
      handle: ({ query, caller }) => shownPayments(downstream, logger).page(query, caller, { paid: true }),
    }),
  ];
};
