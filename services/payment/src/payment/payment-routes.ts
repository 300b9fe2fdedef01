import type express from 'express';
import { z } from 'zod';
import { idTextSchema, referenceSchema } from '@shop/contracts/ids';
import { lookedUpText } from '@shop/contracts/text';
import { askPaymentsOfOrdersSchema, initialisePaymentSchema } from '@shop/contracts/services/payment';
import type { SettledPayment } from '@shop/contracts/services/payment';
import type { Database } from '@shop/chassis/database/database';
import { callerOf, requirePerson, requireService } from '@shop/chassis/auth/authenticate';
import { notFound } from '@shop/chassis/errors/problem';
import { body, params, query } from '@shop/chassis/http/door';
import { listPayments, paymentListQuerySchema } from './list-payments.ts';
import { paymentScope } from './payment-scope.ts';
import { isPaidAsAsked, isPromisedBack } from './payment.ts';
import type { Payment } from './payment.ts';
import { paymentsOfOrders } from './payments-of-orders.ts';
import type { SettlePayment } from './settle-payment.ts';

export interface PaymentRoutesParts {
  database: Database;
  initialise: (request: z.output<typeof initialisePaymentSchema>) => Promise<string>;
  settle: SettlePayment;
}

const byReference = z.object({ reference: referenceSchema });
const asked = z.object({ reference: lookedUpText(200) });
const byId = z.object({ id: idTextSchema });

export function paymentRoutes(router: express.Router, { database, initialise, settle }: PaymentRoutesParts): void {
  router.post('/payments', async (req, res) => {
    requireService(req, 'orders');
    res.json({ authorizationUrl: await initialise(body(req, initialisePaymentSchema)) });
  });

  router.post('/payments/:reference/settle', async (req, res) => {
    requireService(req, 'orders');
    res.json(settledView(await settle(params(req, byReference).reference)));
  });

  router.get('/payments/verify', async (req, res) => {
    const person = requirePerson(req);
    const { reference } = query(req, asked);
    const payment = await settle(reference, { customerId: person.id });
    res.json({ success: isPaidAsAsked(payment), transactionId: reference, status: payment.status });
  });

  router.get('/payments', async (req, res) => {
    const scope = paymentScope(callerOf(req));
    res.json(await listPayments(database, scope, query(req, paymentListQuerySchema)));
  });

  // Many references are too long for an address.
  router.post('/payments/of-orders', async (req, res) => {
    const scope = paymentScope(callerOf(req));
    const { references } = body(req, askPaymentsOfOrdersSchema);
    res.json({ payments: await paymentsOfOrders(database, scope, references) });
  });

  router.get('/payments/:id', async (req, res) => {
    const scope = paymentScope(callerOf(req));
    const { id } = params(req, byId);
    const filter = { id: [id] };
    const { rows } = await listPayments(database, scope, { sort: null, offset: 0, limit: 1, filter });
    if (!rows[0]) throw notFound('Payment not found.');
    res.json(rows[0]);
  });
}

/** How a payment stands for orders, which places what succeeded. */
const settledView = (payment: Payment): SettledPayment => ({
  reference: payment.reference,
  status: isPromisedBack(payment) ? 'refunded' : payment.status,
  amountPesewas: payment.amountPesewas,
  paidAt: payment.paidAt?.toISOString() ?? null,
  method: payment.method,
});
