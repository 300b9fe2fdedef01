import { z } from 'zod';
import { idSchema, orderNumberSchema, referenceSchema } from '../ids.ts';
import { orderStatusSchema } from '../statuses.ts';
import { timestampSchema } from '../time.ts';
import { changesSchema } from './changes.ts';

const pesewas = z.int().min(0);
const version = z.int().min(1);
const changes = changesSchema.optional();
const soldLine = z.object({ skuId: idSchema, quantity: z.int().min(1) });

export const CHECKOUT_CLOSE_REASONS = ['replaced', 'expired', 'failed', 'not-opened'] as const;
/** Why a paid checkout gets no order, so that the money goes back. */
export const UNFULFILLABLE_REASONS = ['replaced', 'no-address'] as const;
export const ORDER_CANCEL_CAUSES = ['sold-out', 'customer', 'rejected', 'staff'] as const;

const order = z.object({
  orderId: idSchema,
  number: orderNumberSchema,
  reference: referenceSchema,
  customerId: idSchema,
});

export const ordersEvents = {
  'orders.checkout-opened.v1': {
    schema: z.object({
      reference: referenceSchema,
      customerId: idSchema,
      totalPesewas: pesewas,
      lines: z.array(soldLine).min(1),
      expiresAt: timestampSchema,
    }),
    example: {
      reference: 'CK-3f2a9c1d7b',
      customerId: 7,
      totalPesewas: 12000,
      lines: [{ skuId: 40, quantity: 2 }],
      expiresAt: '2026-11-27T14:20:00.000Z',
    },
  },
  'orders.checkout-closed.v1': {
    schema: z.object({ reference: referenceSchema, customerId: idSchema, reason: z.enum(CHECKOUT_CLOSE_REASONS) }),
    example: { reference: 'CK-3f2a9c1d7b', customerId: 7, reason: 'expired' },
  },
  'orders.checkout-unfulfillable.v1': {
    schema: z.object({ reference: referenceSchema, customerId: idSchema, reason: z.enum(UNFULFILLABLE_REASONS) }),
    example: { reference: 'CK-3f2a9c1d7b', customerId: 7, reason: 'replaced' },
  },
  /** The fulfilments' amounts are their lines; with the shipping they add up to the total. */
  'orders.order-placed.v1': {
    schema: order.extend({
      totalPesewas: pesewas,
      shippingPesewas: pesewas,
      fulfilments: z.array(z.object({ fulfilmentId: idSchema, vendorId: idSchema, amountPesewas: pesewas })).min(1),
      placedAt: timestampSchema,
    }),
    example: {
      orderId: 5,
      number: 'AK-7F3K9Q2M',
      reference: 'CK-3f2a9c1d7b',
      customerId: 7,
      totalPesewas: 12000,
      shippingPesewas: 0,
      fulfilments: [{ fulfilmentId: 8, vendorId: 3, amountPesewas: 12000 }],
      placedAt: '2026-11-27T14:06:00.000Z',
    },
  },
  /**
   * The whole order falls away. `refundPesewas` goes back to the customer; `returnedLines` go back to the stock
   * (none where the pieces were never taken).
   */
  'orders.order-cancelled.v1': {
    schema: order.extend({
      cause: z.enum(ORDER_CANCEL_CAUSES),
      reason: z.string(),
      refundPesewas: pesewas,
      fulfilmentIds: z.array(idSchema),
      returnedLines: z.array(soldLine),
      version,
    }),
    example: {
      orderId: 5,
      number: 'AK-7F3K9Q2M',
      reference: 'CK-3f2a9c1d7b',
      customerId: 7,
      cause: 'customer',
      reason: 'Wrong size',
      refundPesewas: 12000,
      fulfilmentIds: [8],
      returnedLines: [{ skuId: 40, quantity: 2 }],
      version: 2,
    },
  },
  /** One vendor's part falls away while others stay live. The last live part's rejection is an order-cancelled. */
  'orders.fulfilment-rejected.v1': {
    schema: order.extend({
      fulfilmentId: idSchema,
      vendorId: idSchema,
      reason: z.string(),
      refundPesewas: pesewas,
      returnedLines: z.array(soldLine),
      version,
    }),
    example: {
      orderId: 5,
      number: 'AK-7F3K9Q2M',
      reference: 'CK-3f2a9c1d7b',
      customerId: 7,
      fulfilmentId: 8,
      vendorId: 3,
      reason: 'Torn',
      refundPesewas: 6000,
      returnedLines: [{ skuId: 40, quantity: 1 }],
      version: 2,
    },
  },
  'orders.fulfilment-status-changed.v1': {
    schema: order.extend({ fulfilmentId: idSchema, vendorId: idSchema, status: orderStatusSchema, version, changes }),
    example: {
      orderId: 5,
      number: 'AK-7F3K9Q2M',
      reference: 'CK-3f2a9c1d7b',
      customerId: 7,
      fulfilmentId: 8,
      vendorId: 3,
      status: 'accepted',
      version: 3,
      changes: { status: { from: 'pending', to: 'accepted' } },
    },
  },
  'orders.order-status-changed.v1': {
    schema: order.extend({ status: orderStatusSchema, version, changes }),
    example: {
      orderId: 5,
      number: 'AK-7F3K9Q2M',
      reference: 'CK-3f2a9c1d7b',
      customerId: 7,
      status: 'accepted',
      version: 3,
      changes: { status: { from: 'pending', to: 'accepted' } },
    },
  },
  'orders.order-archived.v1': {
    schema: order,
    example: { orderId: 5, number: 'AK-7F3K9Q2M', reference: 'CK-3f2a9c1d7b', customerId: 7 },
  },
  'orders.delivery-assigned.v1': {
    schema: order.extend({ deliveryId: idSchema, agentUserId: idSchema, version, changes }),
    example: {
      orderId: 5,
      number: 'AK-7F3K9Q2M',
      reference: 'CK-3f2a9c1d7b',
      customerId: 7,
      deliveryId: 4,
      agentUserId: 11,
      version: 2,
      changes: { agentUserId: { from: null, to: 11 } },
    },
  },
  /** An admin deleted a customer's cart. */
  'orders.cart-deleted.v1': {
    schema: z.object({ cartId: idSchema, customerId: idSchema }),
    example: { cartId: 2, customerId: 7 },
  },
} as const;
