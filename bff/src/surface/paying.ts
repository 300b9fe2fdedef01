import { toPesewas } from '@shop/contracts/money';
import { paymentReturnSchema } from '@shop/contracts/rest/payment-return';
import {
  initiatePaymentAnswerSchema,
  initiatePaymentSchema,
  verifyPaymentAnswerSchema,
} from '@shop/contracts/rest/payments';
import { z } from 'zod';
import type { Downstream } from '../downstream/downstream.ts';
import { route } from './route.ts';

/** How a customer pays. */
export const payingRoutes = ({ orders, payment }: Downstream) => [
  route({
    method: 'POST',
    path: '/payments/initiate',
    summary: 'Hold the cart’s stock and start paying for it; answers where to send the customer.',
    who: ['customer'],
    limited: 'payment',
    body: initiatePaymentSchema,
    answer: initiatePaymentAnswerSchema,
    alsoAnswers: [404],
    changes: ['catalogue'],
    handle: ({ body }) =>
      orders.openCheckout({
        amountPesewas: toPesewas(body.amount),
        email: body.email,
        addressId: body.addressId ?? null,
      }),
  }),
  route({
    method: 'GET',
    path: '/payments/verify',
    summary: 'Ask the provider whether a payment arrived.',
    who: ['customer'],
    query: paymentReturnSchema,
    answer: verifyPaymentAnswerSchema,
    alsoAnswers: [404],
    handle: ({ query }) => payment.verify(query),
  }),
  route({
    method: 'POST',
    path: '/payments/webhook',
    summary: 'The provider’s signed word that something happened to a payment.',
    who: 'anyone',
    bodyKind: 'raw',
    answer: z.object({ received: z.literal(true) }),
    handle: async ({ body, req }) => {
      const raw: unknown = body;
      await payment.webhook(Buffer.isBuffer(raw) ? raw : Buffer.alloc(0), req.get('x-paystack-signature') ?? '');
      return { received: true } as const;
    },
  }),
];
