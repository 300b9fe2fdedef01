import { z } from 'zod';
import { REFUND_CAUSES } from '../events/payment-events.ts';
import { idSchema } from '../ids.ts';
import { idsFilter, searchFilter } from '../list.ts';
import { sumCedisSchema } from '../money.ts';
import { refundStateSchema } from '../services/payment.ts';
import { paymentStatusSchema } from '../statuses.ts';
import { requiredText } from '../text.ts';

export const initiatePaymentSchema = z.object({
  /** Cedis: what the customer was shown. The server's own sum decides. */
  amount: sumCedisSchema,
  email: z.string().max(254),
  addressId: idSchema.nullish(),
  /** The server's fee decides; this one is only accepted because the documents send it. */
  shippingFee: z.unknown().optional(),
});
export const initiatePaymentAnswerSchema = z.object({ authorizationUrl: z.string(), reference: z.string() });

export const verifyPaymentAnswerSchema = z.object({
  success: z.boolean(),
  transactionId: z.string(),
  status: paymentStatusSchema,
});

export const paymentSchema = z.object({
  id: idSchema,
  orderId: idSchema.nullable(),
  reference: z.string(),
  method: z.string().nullable(),
  status: paymentStatusSchema,
  amount: z.number(),
  refundedAmount: z.number(),
  paidAt: z.string().nullable(),
  createdAt: z.string(),
  order: z.object({ id: idSchema, number: z.string(), customer: z.object({ name: z.string() }) }).nullable(),
});
export type Payment = z.infer<typeof paymentSchema>;

/** What an admin sees of one payment besides: what went back of it, and what can still go. */
export const refundSchema = z.object({
  id: idSchema,
  cause: z.enum(REFUND_CAUSES),
  amount: z.number(),
  state: refundStateSchema,
  reason: z.string(),
  failure: z.string().nullable(),
  createdAt: z.string(),
  processedAt: z.string().nullable(),
});
export const onePaymentSchema = paymentSchema.extend({
  refundableAmount: z.number().optional(),
  refunds: z.array(refundSchema).optional(),
});
export type OnePayment = z.infer<typeof onePaymentSchema>;

export const paymentListRules = {
  sortKeys: ['id', 'orderId', 'paidAt', 'amount', 'status', 'method', 'reference', 'createdAt'] as const,
  filters: {
    id: idsFilter,
    orderId: idsFilter,
    status: paymentStatusSchema.optional(),
    /** A payment's id, how its reference begins, or a part of its customer's name. */
    q: searchFilter,
  },
};

export const refundPaymentSchema = z.object({
  /** Cedis; without it all that is left goes back. */
  amount: sumCedisSchema.refine((cedis) => cedis > 0, 'An amount is more than 0.').optional(),
  reason: requiredText(500, 'Reason'),
});
