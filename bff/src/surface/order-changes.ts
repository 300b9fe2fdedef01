import type { Logger } from '@shop/chassis/log/logger';
import { cancelOrderSchema, changeOrderStatusSchema, orderSchema } from '@shop/contracts/rest/orders';
import { z } from 'zod';
import type { Downstream } from '../downstream/downstream.ts';
import { paidOrders } from './paid-orders.ts';
import { route } from './route.ts';

/** An order's id or its number. */
const byIdOrNumber = z.object({ id: z.string().max(100) });

export const orderChangeRoutes = ({ orders, payment }: Downstream, logger: Logger) => {
  const shown = paidOrders(payment, logger);
  return [
    route({
      method: 'PATCH',
      path: '/orders/:id/status',
      summary:
        'Take an order’s next step: a vendor for its part, the agent for its delivery, an admin for what is next.',
      who: ['vendor', 'delivery', 'admin'],
      refusal: 'This step is not yours to take.',
      params: byIdOrNumber,
      body: changeOrderStatusSchema,
      answer: orderSchema,
      handle: async ({ params, body }) => shown.one(await orders.takeStep(params.id, body)),
    }),
    route({
      method: 'POST',
      path: '/orders/:id/cancel',
      summary: 'Cancel one’s own order while every part of it is pending: the money and the pieces go back.',
      who: ['customer'],
      params: byIdOrNumber,
      body: cancelOrderSchema,
      answer: orderSchema,
      handle: async ({ params, body }) => shown.one(await orders.cancel(params.id, body.reason)),
    }),
    route({
      method: 'DELETE',
      path: '/orders/:id',
      summary: 'Archive a delivered or cancelled order: it leaves the lists of admins and vendors, not its customer’s.',
      who: ['admin'],
      params: byIdOrNumber,
      status: 204,
      handle: ({ params }) => orders.archive(params.id),
    }),
  ];
};
