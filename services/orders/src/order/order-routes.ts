import type express from 'express';
import { z } from 'zod';
import { cancelOrderSchema, changeOrderStatusSchema } from '@shop/contracts/rest/orders';
import { idTextSchema } from '@shop/contracts/ids';
import { unfinishedQuestionSchema } from '@shop/contracts/services/order-figures';
import { placeCheckoutSchema } from '@shop/contracts/services/orders';
import { callerOf, requirePerson, requireService } from '@shop/chassis/auth/authenticate';
import type { Caller } from '@shop/chassis/auth/caller';
import { forbidden, unauthorized } from '@shop/chassis/errors/problem';
import { body, params, query } from '@shop/chassis/http/door';
import { archiveOrder } from './archive-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { countUnfinished } from './count-unfinished.ts';
import { listOrderLabels, listOrders, orderListQuery, readOrder, readOrderIn } from './find-orders.ts';
import { readingScopes, scopeOf } from './order-scope.ts';
import { placeOrder } from './place-order.ts';
import type { PlaceOrderParts } from './place-order.ts';
import { scopeOfShopOwner } from './scope-of-shop-owner.ts';
import { takeStep } from './take-step.ts';

/** A signed-in person or a service. */
export function knownCaller(req: express.Request): Caller {
  const caller = callerOf(req);
  if (caller.kind === 'visitor') throw unauthorized();
  return caller;
}

export function orderRoutes(router: express.Router, parts: PlaceOrderParts): void {
  const { database } = parts;

  router.post('/orders', async (req, res) => {
    const customer = requirePerson(req, 'customer');
    const { orderId, created } = await placeOrder(parts, customer, body(req, placeCheckoutSchema));
    const order = await readOrder(database, orderId, scopeOf(customer));
    res.status(created ? 201 : 200).json({ order, created });
  });

  router.get('/orders', async (req, res) => {
    const scope = scopeOf(knownCaller(req));
    res.json(await listOrders(parts, query(req, orderListQuery), scope));
  });

  router.get('/orders/labels', async (req, res) => {
    const scope = scopeOf(knownCaller(req));
    res.json(await listOrderLabels(parts, query(req, orderListQuery), scope));
  });

  router.get('/orders/unfinished', async (req, res) => {
    requireService(req);
    res.json({ count: await countUnfinished(database, query(req, unfinishedQuestionSchema)) });
  });

  router.get('/orders/of-vendor/:userId', async (req, res) => {
    const person = requirePerson(req, 'vendor', 'admin');
    const { userId } = params(req, z.object({ userId: idTextSchema }));
    const scope = await scopeOfShopOwner(database, person, userId);
    res.json(await listOrders(parts, query(req, orderListQuery), scope));
  });

  router.get('/orders/:id', async (req, res) => {
    res.json(await readOrderIn(database, req.params.id, readingScopes(knownCaller(req))));
  });

  router.patch('/orders/:id/status', async (req, res) => {
    const person = requirePerson(req);
    if (person.role === 'customer') throw forbidden('This step is not yours to take.');
    const orderId = await takeStep(parts, person, req.params.id, body(req, changeOrderStatusSchema));
    res.json(await readOrder(database, orderId, scopeOf(person)));
  });

  router.post('/orders/:id/cancel', async (req, res) => {
    const customer = requirePerson(req, 'customer');
    const orderId = await cancelOrder(parts, customer, req.params.id, body(req, cancelOrderSchema).reason);
    res.json(await readOrder(database, orderId, scopeOf(customer)));
  });

  router.delete('/orders/:id', async (req, res) => {
    requirePerson(req, 'admin');
    await archiveOrder(parts, req.params.id);
    res.status(204).end();
  });
}
