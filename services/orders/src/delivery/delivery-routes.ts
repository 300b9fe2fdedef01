import type express from 'express';
import { z } from 'zod';
import { idTextSchema } from '@shop/contracts/ids';
import { assignDeliverySchema } from '@shop/contracts/services/orders';
import { requirePerson } from '@shop/chassis/auth/authenticate';
import { forbidden } from '@shop/chassis/errors/problem';
import { body, params, query } from '@shop/chassis/http/door';
import { knownCaller } from '../order/order-routes.ts';
import { scopeOf } from '../order/order-scope.ts';
import { assignDelivery } from './assign-delivery.ts';
import type { AssignParts } from './assign-delivery.ts';
import { deliveryListQuery, listDeliveries, readDelivery } from './find-deliveries.ts';

const deliveryParams = z.object({ id: idTextSchema });

export function deliveryRoutes(router: express.Router, parts: AssignParts): void {
  router.get('/deliveries', async (req, res) => {
    const scope = scopeOf(knownCaller(req));
    if (scope.kind === 'customer') throw forbidden();
    res.json(await listDeliveries(parts.database, query(req, deliveryListQuery), scope));
  });

  router.patch('/deliveries/:id', async (req, res) => {
    const admin = requirePerson(req, 'admin');
    const { id } = params(req, deliveryParams);
    await assignDelivery(parts, admin, id, body(req, assignDeliverySchema).agentId);
    res.json(await readDelivery(parts.database, id));
  });
}
