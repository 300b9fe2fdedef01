import type express from 'express';
import { requirePerson } from '@shop/chassis/auth/authenticate';
import type { Database } from '@shop/chassis/database/database';
import { notFound } from '@shop/chassis/errors/problem';
import { query } from '@shop/chassis/http/door';
import { clientListQuery, listClients } from './find-clients.ts';
import { readOrderFigures } from './order-figures.ts';
import { readShopFigures } from './shop-figures.ts';

export interface FiguresParts {
  database: Database;
  now: () => Date;
}

/** The caller's own shop. */
function requireShop(req: express.Request): number {
  const { vendorId } = requirePerson(req, 'vendor');
  if (vendorId === null) throw notFound('Your account has no shop yet. An admin can make it.', 'no_shop');
  return vendorId;
}

export function figuresRoutes(router: express.Router, { database, now }: FiguresParts): void {
  router.get('/figures/orders', async (req, res) => {
    requirePerson(req, 'admin');
    res.json(await readOrderFigures(database, now()));
  });

  router.get('/vendors/me/analytics', async (req, res) => {
    res.json(await readShopFigures(database, requireShop(req), now()));
  });

  router.get('/vendors/me/clients', async (req, res) => {
    const vendorId = requireShop(req);
    res.json(await listClients(database, query(req, clientListQuery), vendorId));
  });
}
