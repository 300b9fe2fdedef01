import { paymentInitialisedSchema, settledPaymentSchema } from '@shop/contracts/services/payment';
import type { SettledPayment } from '@shop/contracts/services/payment';
import type { HttpClient } from '@shop/chassis/http-client/http-client';

interface NewPayment {
  reference: string;
  customerId: number;
  email: string;
  amountPesewas: number;
}

// Payment asks its provider before it answers.
const PROVIDER_DEADLINE_MS = 10_000;

export type PaymentClient = ReturnType<typeof createPaymentClient>;

export function createPaymentClient(http: HttpClient, ownToken: () => string) {
  return {
    /** Answers the address of the page on which the sum is paid. */
    async initialise(payment: NewPayment): Promise<string> {
      const { authorizationUrl } = await http.call({
        method: 'POST',
        path: '/payments',
        json: payment,
        token: ownToken(),
        deadlineMs: PROVIDER_DEADLINE_MS,
        answer: paymentInitialisedSchema,
      });
      return authorizationUrl;
    },

    /** What the provider says of a payment now. */
    settle: (reference: string): Promise<SettledPayment> =>
      http.call({
        method: 'POST',
        path: `/payments/${encodeURIComponent(reference)}/settle`,
        token: ownToken(),
        deadlineMs: PROVIDER_DEADLINE_MS,
        retry: true,
        answer: settledPaymentSchema,
      }),
  };
}
