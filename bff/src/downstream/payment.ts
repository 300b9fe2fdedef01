import type { HttpClient } from '@shop/chassis/http-client/http-client';
import { type ListQuery, listQueryText, pageSchema } from '@shop/contracts/list';
import { verifyPaymentAnswerSchema } from '@shop/contracts/rest/payments';
import {
  type AskRefund,
  paymentViewSchema,
  paymentsOfOrdersSchema,
  refundsOfPaymentSchema,
  revenueFiguresSchema,
} from '@shop/contracts/services/payment';

const paymentPage = pageSchema(paymentViewSchema);

/** The provider is asked on the way. */
const VERIFY_DEADLINE_MS = 12_000;

/** The payment service as the BFF asks it. */
export const createPayment = (client: HttpClient) => ({
  verify: (reference: string) =>
    client.call({
      method: 'GET',
      path: '/payments/verify',
      query: { reference },
      answer: verifyPaymentAnswerSchema,
      deadlineMs: VERIFY_DEADLINE_MS,
    }),

  payments: (query: ListQuery<string, object>) =>
    client.call({
      method: 'GET',
      path: '/payments',
      query: listQueryText(query),
      answer: paymentPage,
    }),

  ofOrders: (references: readonly string[]) =>
    client.call({
      method: 'POST',
      path: '/payments/of-orders',
      json: { references },
      retry: true,
      answer: paymentsOfOrdersSchema,
    }),

  payment: (id: number) => client.call({ method: 'GET', path: `/payments/${id}`, answer: paymentViewSchema }),

  refunds: (id: number) =>
    client.call({ method: 'GET', path: `/payments/${id}/refunds`, answer: refundsOfPaymentSchema }),

  refund: (id: number, wish: AskRefund) =>
    client.call({ method: 'POST', path: `/payments/${id}/refund`, json: wish, answer: refundsOfPaymentSchema }),

  revenue: () => client.call({ method: 'GET', path: '/figures/revenue', answer: revenueFiguresSchema }),

  /** Passes the provider's words on as they came, with their signature; the payment service judges them. */
  webhook: (rawBody: Buffer, signature: string) =>
    client.call({
      method: 'POST',
      path: '/webhook',
      raw: rawBody,
      headers: { 'content-type': 'application/octet-stream', 'x-paystack-signature': signature },
      token: null,
      answer: 'empty',
    }),
});

export type Payment = ReturnType<typeof createPayment>;
