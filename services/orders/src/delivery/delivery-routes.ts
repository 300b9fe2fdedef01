import type express from 'express';
import { z } from 'zod';
import { idTextSchema } from '@shop/contracts/ids';
import { assignDeliverySchema } from '@shop/contracts/services/orders';
import { requirePerson } from '@shop/chassis/auth/authenticate';
import { forbidden } from '@shop/chassis/errors/problem';
import { body, params, query } from '@shop/chassis/http/door';
import { knownCaller } from '../order/order-routes.ts';
import { scopeOf } from '../order/order-scope.ts';
import type { OrderScope } from '../order/order-scope.ts';
import { assignDelivery } from './assign-delivery.ts';
import type { AssignParts } from './assign-delivery.ts';
import { deliveryListQuery, listDeliveries, readDelivery } from './find-deliveries.ts';
import { readEarnings } from './read-earnings.ts';

const deliveryParams = z.object({ id: idTextSchema });

/** Deliveries are for those who work on them; a customer sees its order instead. */
function scopeOfWorker(req: express.Request): OrderScope {
  const scope = scopeOf(knownCaller(req));
  if (scope.kind === 'customer') throw forbidden();
  return scope;
}

export function deliveryRoutes(router: express.Router, parts: AssignParts): void {
  const { database, now } = parts;

  router.get('/deliveries', async (req, res) => {
    const scope = scopeOfWorker(req);
    res.json(await listDeliveries(database, query(req, deliveryListQuery), scope));
  });

  router.get('/deliveries/me/earnings', async (req, res) => {
    const agent = requirePerson(req, 'delivery');
    res.json(await readEarnings(database, agent.id, now()));
  });

  router.get('/deliveries/:id', async (req, res) => {
    const scope = scopeOfWorker(req);
    res.json(await readDelivery(database, params(req, deliveryParams).id, scope));
  });

  router.patch('/deliveries/:id', async (req, res) => {
    const admin = requirePerson(req, 'admin');
    const { id } = params(req, deliveryParams);
    await assignDelivery(parts, admin, id, body(req, assignDeliverySchema).agentId);
    res.json(await readDelivery(database, id, scopeOf(admin)));
  });
}
