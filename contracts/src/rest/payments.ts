import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { sumCedisSchema } from '../money.ts';
import { paymentStatusSchema } from '../statuses.ts';

export const initiatePaymentSchema = z.object({
  /** Cedis: what the customer was shown. The server's own sum decides. */
  amount: sumCedisSchema,
  email: z.string().max(254),
  addressId: idSchema.nullish(),
  /** The server's fee decides; this one is only accepted because the documents send it. */
  shippingFee: z.number().optional(),
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

export const paymentListRules = {
  sortKeys: ['id', 'paidAt', 'amount', 'status', 'createdAt'] as const,
  filters: {
    id: z.union([z.int(), z.array(z.int()).max(1000)]).optional(),
    status: paymentStatusSchema.optional(),
    q: z.string().max(1000).optional(),
  },
};
