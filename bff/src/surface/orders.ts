import type { Person } from '@shop/chassis/auth/caller';
import { notFound } from '@shop/chassis/errors/problem';
import type { Logger } from '@shop/chassis/log/logger';
import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import { orderListRules, orderSchema, placeOrderAnswerSchema, placeOrderSchema } from '@shop/contracts/rest/orders';
import { z } from 'zod';
import type { Downstream } from '../downstream/downstream.ts';
import { paidOrders } from './paid-orders.ts';
import { route, WithStatus } from './route.ts';

export const orderRoutes = ({ orders, payment }: Downstream, logger: Logger) => {
  const shown = paidOrders(payment, logger);

  return [
    route({
      method: 'POST',
      path: '/orders/placeOrder',
      summary: 'Place the order of a paid reference; the same reference again answers the same order.',
      who: ['customer'],
      body: placeOrderSchema,
      answer: placeOrderAnswerSchema,
      status: 201,
      alsoAnswers: [200, 404],
      changes: ['catalogue'],
      handle: async ({ body }) => {
        const { order, created } = await orders.place(body.transactionId, body.addressId ?? null);
        return new WithStatus(created ? 201 : 200, { order: await shown.one(order) });
      },
    }),
    route({
      method: 'GET',
      path: '/orders/me/current/customer/:customerId',
      summary: 'A customer’s own orders, newest first.',
      who: ['customer', 'admin'],
      params: z.object({ customerId: idTextSchema }),
      query: listQuerySchema(orderListRules),
      answer: orderSchema,
      list: 'orders',
      handle: async ({ params, query, caller }) => {
        const { id, role } = caller as Person;
        if (role !== 'admin' && id !== params.customerId) throw notFound();
        const filter = { ...query.filter, customerId: params.customerId };
        return shown.page(await orders.orders({ ...query, filter }), query.offset);
      },
    }),
    route({
      method: 'GET',
      path: '/orders/:id',
      summary: 'One order, by its id or its number: for its customer, its vendors, its agent and admins.',
      who: 'signed-in',
      params: z.object({ id: z.string().max(100) }),
      answer: orderSchema,
      handle: async ({ params }) => shown.one(await orders.order(params.id)),
    }),
  ];
};
