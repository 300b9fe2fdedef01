import type express from 'express';
import { z } from 'zod';
import { idTextSchema } from '@shop/contracts/ids';
import { askRefundSchema } from '@shop/contracts/services/payment';
import type { AskRefund } from '@shop/contracts/services/payment';
import { requirePerson } from '@shop/chassis/auth/authenticate';
import { body, params } from '@shop/chassis/http/door';
import type { Payment } from '../payment/payment.ts';

const byId = z.object({ id: idTextSchema });

export function refundRoutes(
  router: express.Router,
  { refundPayment }: { refundPayment: (id: number, request: AskRefund) => Promise<Payment> },
): void {
  router.post('/payments/:id/refund', async (req, res) => {
    requirePerson(req, 'admin');
    const { promisedAmount, refundedAmount } = await refundPayment(params(req, byId).id, body(req, askRefundSchema));
    res.status(202).json({ promisedPesewas: promisedAmount, refundedPesewas: refundedAmount });
  });
}
