import { z } from 'zod';
import { orderAddressSchema } from './addresses.ts';
import { idSchema } from '../ids.ts';
import { idsFilter, searchFilter } from '../list.ts';
import { orderStatusSchema, paymentStatusSchema } from '../statuses.ts';
import { lookedUpText, requiredText } from '../text.ts';

export const placeOrderSchema = z.object({
  addressId: idSchema.nullish(),
  /** As in initiatePaymentSchema: accepted, and ignored. */
  shippingFee: z.unknown().optional(),
  /** The payment's reference. */
  transactionId: z.string({ error: 'transactionId is required.' }).min(1).pipe(lookedUpText(100)),
});

const stepSchema = z.object({
  status: orderStatusSchema,
  at: z.string(),
  /** Who took it: a role, never a name. */
  by: z.string(),
});

export const orderItemSchema = z.object({
  id: idSchema,
  productId: idSchema,
  variantId: idSchema.nullable(),
  sizeId: idSchema.nullable(),
  quantity: z.int(),
  unitPrice: z.number(),
  lineTotal: z.number(),
  vendorId: idSchema,
  fulfilmentId: idSchema,
  status: orderStatusSchema,
  product: z.object({
    id: idSchema,
    name: z.string(),
    imageUrl: z.string().nullable(),
    color: z.string().nullable(),
    size: z.string().nullable(),
  }),
});

export const orderSchema = z.object({
  id: idSchema,
  number: z.string(),
  reference: z.string(),
  status: orderStatusSchema,
  placedAt: z.string(),
  /** Cedis, shipping included, as paid. For a vendor: its own lines. */
  totalAmount: z.number(),
  shippingFee: z.number(),
  /** E-mail and telephone are null once the customer is deleted. */
  customer: z.object({
    id: idSchema,
    name: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
  }),
  address: orderAddressSchema.nullable(),
  items: z.array(orderItemSchema),
  fulfilments: z.array(
    z.object({
      id: idSchema,
      vendorId: idSchema,
      shopName: z.string().nullable(),
      status: orderStatusSchema,
      reason: z.string().nullable(),
      amount: z.number(),
      steps: z.array(stepSchema),
    }),
  ),
  /** When each status was first reached by the whole order. */
  steps: z.array(stepSchema),
  cancellation: z.object({ reason: z.string(), at: z.string(), refundAmount: z.number() }).nullable(),
  payment: z
    .object({ method: z.string().nullable(), status: paymentStatusSchema, refundedAmount: z.number() })
    .nullable(),
});
export type Order = z.infer<typeof orderSchema>;

export const placeOrderAnswerSchema = z.object({ order: orderSchema });

export const changeOrderStatusSchema = z.object({
  status: orderStatusSchema,
  reason: requiredText(500, 'Reason').optional(),
});
export const cancelOrderSchema = z.object({ reason: requiredText(500, 'Reason') });

/** `q` is a part of the order's id, its number or its customer's name. */
export const orderListRules = {
  sortKeys: ['id', 'placedAt', 'totalAmount', 'status'] as const,
  filters: { id: idsFilter, q: searchFilter, status: orderStatusSchema.optional() },
};
