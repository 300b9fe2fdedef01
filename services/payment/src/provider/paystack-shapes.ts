import { z } from 'zod';

/** Paystack's JSON, as far as the shop reads it. The sandbox answers in the same shapes. */
const answer = <Data extends z.ZodType>(data: Data) => z.object({ status: z.literal(true), message: z.string(), data });

export const refusalShape = z.object({ status: z.literal(false), message: z.string() });

export const initialisedShape = answer(
  z.object({ authorization_url: z.url(), access_code: z.string(), reference: z.string() }),
);

export const TRANSACTION_STATUSES = [
  'abandoned',
  'failed',
  'ongoing',
  'pending',
  'processing',
  'queued',
  'reversed',
  'success',
] as const;

const transactionShape = z.object({
  id: z.int(),
  status: z.enum(TRANSACTION_STATUSES),
  reference: z.string(),
  amount: z.int().min(0),
  currency: z.string(),
  channel: z.string().nullish(),
  paid_at: z.iso.datetime({ offset: true }).nullish(),
});
export type PaystackTransaction = z.infer<typeof transactionShape>;
export const verifiedShape = answer(transactionShape);

export const REFUND_STATUSES = ['pending', 'processing', 'processed', 'failed', 'needs-attention'] as const;

const refundShape = z.object({
  id: z.int(),
  status: z.enum(REFUND_STATUSES),
  amount: z.int(),
  currency: z.string(),
  merchant_note: z.string().nullish(),
});
export type PaystackRefund = z.infer<typeof refundShape>;
export const refundAnswerShape = answer(refundShape);
export const refundListShape = answer(z.array(refundShape));

/** The body of a webhook. A refund's event names the transaction's reference under a name of its own. */
export const webhookShape = z.object({
  event: z.string().max(100),
  data: z.object({
    reference: z.string().nullish(),
    transaction_reference: z.string().nullish(),
  }),
});
