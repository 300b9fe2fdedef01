import type express from 'express';
import { requirePerson } from '@shop/chassis/auth/authenticate';
import type { Database } from '@shop/chassis/database/database';
import { readRevenue } from './read-revenue.ts';

export function figureRoutes(router: express.Router, { database, now }: { database: Database; now: () => Date }): void {
  router.get('/figures/revenue', async (req, res) => {
    requirePerson(req, 'admin');
    res.json(await readRevenue(database, now()));
  });
}
