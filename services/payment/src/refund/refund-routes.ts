import type express from 'express';
import { z } from 'zod';
import { idTextSchema } from '@shop/contracts/ids';
import { askRefundSchema } from '@shop/contracts/services/payment';
import type { AskRefund } from '@shop/contracts/services/payment';
import { requirePerson } from '@shop/chassis/auth/authenticate';
import type { Database } from '@shop/chassis/database/database';
import { body, params } from '@shop/chassis/http/door';
import { listRefunds } from './list-refunds.ts';

export interface RefundRoutesParts {
  database: Database;
  refundPayment: (id: number, request: AskRefund) => Promise<void>;
}

const byId = z.object({ id: idTextSchema });

export function refundRoutes(router: express.Router, { database, refundPayment }: RefundRoutesParts): void {
  router.get('/payments/:id/refunds', async (req, res) => {
    requirePerson(req, 'admin');
    res.json(await listRefunds(database, params(req, byId).id));
  });

  router.post('/payments/:id/refund', async (req, res) => {
    requirePerson(req, 'admin');
    const { id } = params(req, byId);
    await refundPayment(id, body(req, askRefundSchema));
    res.status(202).json(await listRefunds(database, id));
  });
}
