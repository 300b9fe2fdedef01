import { z } from 'zod';
import { idSchema, referenceSchema } from '../ids.ts';
import { idsFilter, searchFilter } from '../list.ts';
import { pesewasSchema } from '../money.ts';
import { paymentStatusSchema } from '../statuses.ts';
import { requiredText } from '../text.ts';
import { timestampSchema } from '../time.ts';

/** Orders asks for a page on which this sum is paid. The same reference again gets the same page. */
export const initialisePaymentSchema = z.object({
  reference: referenceSchema,
  customerId: idSchema,
  email: z.string().max(254),
  amountPesewas: z.int().min(1),
});
export const paymentInitialisedSchema = z.object({ authorizationUrl: z.string() });

/** What is known after the provider was asked. */
export const settledPaymentSchema = z.object({
  reference: referenceSchema,
  status: paymentStatusSchema,
  amountPesewas: pesewasSchema,
  paidAt: timestampSchema.nullable(),
  method: z.string().nullable(),
});
export type SettledPayment = z.infer<typeof settledPaymentSchema>;

export const paymentViewSchema = z.object({
  id: idSchema,
  reference: referenceSchema,
  customerId: idSchema,
  orderId: idSchema.nullable(),
  method: z.string().nullable(),
  status: paymentStatusSchema,
  /** For a vendor: its share. */
  amountPesewas: pesewasSchema,
  refundedPesewas: pesewasSchema,
  paidAt: timestampSchema.nullable(),
  createdAt: timestampSchema,
});
export type PaymentView = z.infer<typeof paymentViewSchema>;
export const paymentViewListRules = {
  sortKeys: ['id', 'paidAt', 'amount', 'status', 'createdAt'] as const,
  filters: {
    id: idsFilter,
    q: searchFilter,
    status: paymentStatusSchema.optional(),
    customerId: idSchema.optional(),
    vendorId: idSchema.optional(),
    orderId: idsFilter,
  },
};

/** An admin gives money back: a part of the payment, or all that is left of it. */
export const askRefundSchema = z.object({
  amountPesewas: z.int().min(1).optional(),
  reason: requiredText(500, 'Reason'),
  /** The same key again is the same refund. */
  key: z.uuid().optional(),
});
export type AskRefund = z.output<typeof askRefundSchema>;
