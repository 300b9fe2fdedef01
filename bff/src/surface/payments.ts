import type { Person } from '@shop/chassis/auth/caller';
import { badRequest, notFound } from '@shop/chassis/errors/problem';
import type { Logger } from '@shop/chassis/log/logger';
import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import { toPesewas } from '@shop/contracts/money';
import { onePaymentSchema, paymentListRules, paymentSchema, refundPaymentSchema } from '@shop/contracts/rest/payments';
import type express from 'express';
import { z } from 'zod';
import type { Downstream } from '../downstream/downstream.ts';
import { refundsJson } from './payment-json.ts';
import { route } from './route.ts';
import { shownPayments } from './shown-payments.ts';

const MAX_KEY = 200;
const byId = z.object({ id: idTextSchema });
const query = listQuerySchema(paymentListRules);

/** The ledger of payments, and what goes back of them. */
export const paymentRoutes = (downstream: Downstream, logger: Logger) => {
  const { identity, payment } = downstream;
  const shown = shownPayments(downstream, logger);
  const shopOf = async (userId: number): Promise<number | null> => {
    const { rows } = await identity.vendors({ sort: null, offset: 0, limit: 1, filter: { userId: [userId] } });
    return rows[0]?.vendorId ?? null;
  };
  return [
    route({
      method: 'GET',
      path: '/payments',
      summary: 'All payments, newest first.',
      who: ['admin'],
      query,
      answer: paymentSchema,
      list: 'payments',
      handle: ({ query, caller }) => shown.page(query, caller),
    }),
    route({
      method: 'GET',
      path: '/payments/payment/:userId',
      summary: 'A customer’s own payments, or a vendor’s shares of payments, newest first.',
      who: ['customer', 'vendor', 'admin'],
      params: z.object({ userId: idTextSchema }),
      query,
      answer: paymentSchema,
      list: 'payments',
      handle: async ({ params: { userId }, query, caller }) => {
        const { id, role } = caller as Person;
        if (role !== 'admin' && id !== userId) throw notFound();
        if (role === 'vendor') return shown.page(query, caller);
        const vendorId = role === 'admin' ? await shopOf(userId) : null;
        return shown.page(query, caller, vendorId === null ? { customerId: userId } : { vendorId });
      },
    }),
    route({
      method: 'GET',
      path: '/payments/:vendorId/vendor',
      summary: 'A vendor’s shares of payments, newest first; the amount is what the vendor gets of each.',
      who: ['vendor', 'admin'],
      params: z.object({ vendorId: idTextSchema }),
      query,
      answer: paymentSchema,
      list: 'payments',
      handle: ({ params, query, caller }) => {
        const { role, vendorId } = caller as Person;
        if (role !== 'admin' && vendorId !== params.vendorId) throw notFound();
        return shown.page(query, caller, { vendorId: params.vendorId });
      },
    }),
    route({
      method: 'GET',
      path: '/payments/:id',
      summary: 'One payment: for its customer, for a vendor its share of it, for admins with its refunds.',
      who: ['customer', 'vendor', 'admin'],
      params: byId,
      answer: onePaymentSchema,
      handle: async ({ params, caller }) => {
        const view = await payment.payment(params.id);
        const [json, refunds] = await Promise.all([
          shown.one(view),
          (caller as Person).role === 'admin' ? payment.refunds(view.id) : null,
        ]);
        return { ...json, ...(refunds ? refundsJson(refunds) : {}) };
      },
    }),
    route({
      method: 'POST',
      path: '/payments/:id/refund',
      summary:
        'Give back a part of a payment, or all that is left of it. The same Idempotency-Key again is the same refund.',
      who: ['admin'],
      params: byId,
      body: refundPaymentSchema,
      answer: onePaymentSchema,
      handle: async ({ params, body: { amount, reason }, req }) => {
        const wish = { reason, ...(amount === undefined ? {} : { amountPesewas: toPesewas(amount) }), ...keyOf(req) };
        const refunds = await payment.refund(params.id, wish);
        return { ...(await shown.one(await payment.payment(params.id))), ...refundsJson(refunds) };
      },
    }),
  ];
};

function keyOf(req: express.Request): { key?: string } {
  const key = req.get('idempotency-key')?.trim();
  if (!key) return {};
  if (key.length > MAX_KEY) throw badRequest('key_too_long', `An Idempotency-Key has at most ${MAX_KEY} characters.`);
  return { key };
}
