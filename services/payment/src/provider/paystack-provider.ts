import type { PaystackCall } from './paystack-call.ts';
import { initialisedShape, refundAnswerShape, refundListShape, verifiedShape } from './paystack-shapes.ts';
import type { PaystackRefund, PaystackTransaction } from './paystack-shapes.ts';
import { ProviderRefusal } from './provider.ts';
import type { PaymentProvider, ProviderRefund, ProviderTransaction } from './provider.ts';

const CHANNELS = ['card', 'mobile_money'];
const CURRENCY = 'GHS';

export function createPaystackProvider(call: PaystackCall): PaymentProvider {
  return {
    initialise: async ({ reference, email, amountPesewas, callbackUrl }) => {
      const json = {
        reference,
        email,
        amount: amountPesewas,
        currency: CURRENCY,
        callback_url: callbackUrl,
        channels: CHANNELS,
      };
      const { data } = await call({ method: 'POST', path: '/transaction/initialize', json }, initialisedShape);
      return data.authorization_url;
    },

    verify: async (reference) => {
      const path = `/transaction/verify/${encodeURIComponent(reference)}`;
      const answer = await call({ method: 'GET', path }, verifiedShape).catch((error: unknown) => {
        if (error instanceof ProviderRefusal) return null;
        throw error;
      });
      return answer?.data.reference === reference ? transactionOf(answer.data) : null;
    },

    createRefund: async ({ reference, amount, currency, note }) => {
      const json = { transaction: reference, amount, currency, merchant_note: note };
      const { data } = await call({ method: 'POST', path: '/refund', json }, refundAnswerShape);
      return refundOf(data);
    },

    listRefunds: async (reference) => {
      const path = `/refund?perPage=100&reference=${encodeURIComponent(reference)}`;
      const { data } = await call({ method: 'GET', path }, refundListShape);
      return data.map(refundOf);
    },

    fetchRefund: async (id) => {
      const { data } = await call({ method: 'GET', path: `/refund/${encodeURIComponent(id)}` }, refundAnswerShape);
      return refundOf(data);
    },

    close: () => call.close(),
  };
}

const statusOf = (status: PaystackTransaction['status']): ProviderTransaction['status'] => {
  if (status === 'success' || status === 'failed' || status === 'abandoned') return status;
  // Reversed: the customer has the money back without us.
  return status === 'reversed' ? 'failed' : 'ongoing';
};

const transactionOf = ({ status, amount, currency, channel, paid_at }: PaystackTransaction): ProviderTransaction => ({
  status: statusOf(status),
  amount,
  currency,
  method: channel ?? null,
  paidAt: paid_at ? new Date(paid_at) : null,
});

const refundOf = ({ id, status, merchant_note }: PaystackRefund): ProviderRefund => ({
  id: String(id),
  status: status === 'pending' || status === 'processing' ? 'waiting' : status,
  note: merchant_note ?? null,
});
