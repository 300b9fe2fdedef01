import type { Router } from 'express';
import { skuIdsQuerySchema, skuQuestionSchema } from '@shop/contracts/services/catalog';
import type { Database } from '@shop/chassis/database/database';
import { query } from '@shop/chassis/http/door';
import { findSku } from './find-sku.ts';
import { readSkus } from './read-skus.ts';

export function skuRoutes(router: Router, { database }: { database: Database }): void {
  router.get('/skus', async (req, res) => {
    res.json({ skus: await readSkus(database, query(req, skuIdsQuerySchema).ids) });
  });

  router.get('/skus/find', async (req, res) => {
    res.json(await findSku(database, query(req, skuQuestionSchema)));
  });
}
