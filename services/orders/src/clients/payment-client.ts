import { paymentInitialisedSchema, settledPaymentSchema } from '@shop/contracts/services/payment';
import type { PaymentStatus } from '@shop/contracts/statuses';
import { Problem } from '@shop/chassis/errors/problem';
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

    /** What the provider says of a payment now; `unknown` where none was asked for. */
    async settle(reference: string): Promise<PaymentStatus | 'unknown'> {
      const path = `/payments/${encodeURIComponent(reference)}/settle`;
      const asked = { method: 'POST', path, token: ownToken(), deadlineMs: PROVIDER_DEADLINE_MS, retry: true } as const;
      try {
        return (await http.call({ answer: settledPaymentSchema, ...asked })).status;
      } catch (error) {
        if (error instanceof Problem && error.code === 'payment_unknown') return 'unknown';
        throw error;
      }
    },
  };
}
