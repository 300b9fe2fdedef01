import type { PaystackTransaction } from '../provider/paystack-shapes.ts';
import type { SandboxTransaction } from './transaction-store.ts';

const RESPONSES = {
  ongoing: 'The customer is paying',
  success: 'Approved',
  failed: 'Declined',
  abandoned: 'The customer did not finish',
};

/** A transaction as the provider writes it in answers and webhooks. */
export const transactionJson = (transaction: SandboxTransaction): PaystackTransaction & Record<string, unknown> => ({
  id: transaction.id,
  domain: 'test',
  status: transaction.status,
  reference: transaction.reference,
  amount: transaction.amount,
  currency: transaction.currency,
  channel: transaction.channel,
  gateway_response: RESPONSES[transaction.status],
  paid_at: transaction.paidAt?.toISOString() ?? null,
  created_at: transaction.createdAt.toISOString(),
});
