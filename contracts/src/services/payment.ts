import { z } from 'zod';
import { REFUND_CAUSES } from '../events/payment-events.ts';
import { idSchema, referenceSchema } from '../ids.ts';
import { idsFilter, MAX_ROWS, searchFilter } from '../list.ts';
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
  sortKeys: ['id', 'orderId', 'paidAt', 'amount', 'status', 'method', 'reference', 'createdAt'] as const,
  filters: {
    id: idsFilter,
    /** A payment's id, or how its reference begins. */
    q: searchFilter,
    /** Orders that fit `q` too, by what payments don't hold: their customer's name. */
    qOrderId: idsFilter,
    /** Customers whose name fits `q`: a payment that failed has no order. */
    qCustomerId: idsFilter,
    status: paymentStatusSchema.optional(),
    customerId: idSchema.optional(),
    vendorId: idSchema.optional(),
    orderId: idsFilter,
    /** Those that brought money, also where it went back. */
    paid: z.literal(true).optional(),
  },
};

/** Asks how the orders with these references were paid. */
export const askPaymentsOfOrdersSchema = z.object({ references: z.array(referenceSchema).min(1).max(MAX_ROWS) });

/** Of each of them that was paid, and that the caller may know of. */
export const paymentsOfOrdersSchema = z.object({
  payments: z.array(paymentViewSchema.pick({ reference: true, method: true, status: true, refundedPesewas: true })),
});
export type PaymentOfOrder = z.infer<typeof paymentsOfOrdersSchema>['payments'][number];

/** An admin gives money back: a part of the payment, or all that is left of it. */
export const askRefundSchema = z.object({
  amountPesewas: z.int().min(1).optional(),
  reason: requiredText(500, 'Reason'),
  /** The same key again is the same refund. */
  key: z.string().min(1).max(200).optional(),
});
export type AskRefund = z.output<typeof askRefundSchema>;

export const REFUND_STATES = ['requested', 'sent', 'processed', 'failed'] as const;
export const refundStateSchema = z.enum(REFUND_STATES);

/** What went back of a payment, or is on its way, the newest first; and what an admin can still give back. */
export const refundsOfPaymentSchema = z.object({
  refundablePesewas: pesewasSchema,
  refunds: z.array(
    z.object({
      id: idSchema,
      cause: z.enum(REFUND_CAUSES),
      amountPesewas: pesewasSchema,
      state: refundStateSchema,
      reason: z.string(),
      /** Why the provider could not send it. */
      failure: z.string().nullable(),
      createdAt: timestampSchema,
      processedAt: timestampSchema.nullable(),
    }),
  ),
});
export type RefundsOfPayment = z.infer<typeof refundsOfPaymentSchema>;

/** What payments brought, less what of them went back, by when they were paid: in all, and in the last twelve months. */
export const revenueFiguresSchema = z.object({
  totalPesewas: pesewasSchema,
  /** The oldest first, none left out; `YYYY-MM`. */
  byMonth: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), totalPesewas: pesewasSchema })),
});
export type RevenueFigures = z.infer<typeof revenueFiguresSchema>;
