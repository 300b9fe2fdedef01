import type { PaystackRefund } from '../provider/paystack-shapes.ts';
import type { SandboxRefund } from './refund-store.ts';

/** A refund as the provider writes it in answers and webhooks. */
export const refundJson = (refund: SandboxRefund): PaystackRefund & Record<string, unknown> => ({
  id: refund.id,
  domain: 'test',
  status: refund.status,
  amount: refund.amount,
  currency: refund.currency,
  transaction_reference: refund.reference,
  merchant_note: refund.merchantNote,
  created_at: refund.createdAt.toISOString(),
});
