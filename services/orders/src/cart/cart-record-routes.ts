import type express from 'express';
import { z } from 'zod';
import { idTextSchema } from '@shop/contracts/ids';
import { requirePerson } from '@shop/chassis/auth/authenticate';
import type { Database } from '@shop/chassis/database/database';
import { forbidden } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import { params, query } from '@shop/chassis/http/door';
import { deleteCartById } from './delete-cart.ts';
import { cartListQuery, listCarts, readCartRecord } from './find-carts.ts';

const cartParams = z.object({ id: idTextSchema });

/** All customers' carts, for admins. */
export function cartRecordRoutes(router: express.Router, parts: { database: Database; outbox: Outbox }): void {
  router.get('/carts', async (req, res) => {
    requirePerson(req, 'admin');
    res.json(await listCarts(parts.database, query(req, cartListQuery)));
  });

  router.get('/carts/:id', async (req, res) => {
    requirePerson(req, 'admin');
    res.json(await readCartRecord(parts.database, params(req, cartParams).id));
  });

  router.delete('/carts/:id', async (req, res) => {
    if (requirePerson(req).role !== 'admin') throw forbidden('Only admins can delete carts.');
    await deleteCartById(parts, params(req, cartParams).id);
    res.status(204).end();
  });
}
