import { z } from 'zod';
import { idSchema, referenceSchema } from '../ids.ts';
import { timestampSchema } from '../time.ts';

const pesewas = z.int().min(0);
const payment = z.object({ paymentId: idSchema, reference: referenceSchema, customerId: idSchema });

export const REFUND_CAUSES = ['sold-out', 'cancelled', 'rejected', 'unfulfillable', 'wrong-sum', 'staff'] as const;

const refund = payment.extend({
  refundId: idSchema,
  orderId: idSchema.nullable(),
  amountPesewas: pesewas,
  cause: z.enum(REFUND_CAUSES),
});

export const paymentEvents = {
  'payment.payment-initiated.v1': {
    schema: payment.extend({ amountPesewas: pesewas }),
    example: { paymentId: 6, reference: 'CK-3f2a9c1d7b', customerId: 7, amountPesewas: 12000 },
  },
  'payment.payment-succeeded.v1': {
    schema: payment.extend({ amountPesewas: pesewas, method: z.string(), paidAt: timestampSchema }),
    example: {
      paymentId: 6,
      reference: 'CK-3f2a9c1d7b',
      customerId: 7,
      amountPesewas: 12000,
      method: 'mobile_money',
      paidAt: '2026-11-27T14:05:41.000Z',
    },
  },
  'payment.payment-failed.v1': {
    schema: payment,
    example: { paymentId: 6, reference: 'CK-3f2a9c1d7b', customerId: 7 },
  },
  'payment.payment-abandoned.v1': {
    schema: payment,
    example: { paymentId: 6, reference: 'CK-3f2a9c1d7b', customerId: 7 },
  },
  /** The provider holds another sum or currency than was asked for: no order comes of it, the money goes back. */
  'payment.payment-refused.v1': {
    schema: payment.extend({ expectedPesewas: pesewas, paidAmount: pesewas, paidCurrency: z.string() }),
    example: {
      paymentId: 6,
      reference: 'CK-3f2a9c1d7b',
      customerId: 7,
      expectedPesewas: 12000,
      paidAmount: 100,
      paidCurrency: 'GHS',
    },
  },
  /** The provider took money for a reference of which there is no payment, as after a restore from an older backup. */
  'payment.payment-unknown.v1': {
    schema: z.object({ reference: referenceSchema, amount: pesewas, currency: z.string() }),
    example: { reference: 'CK-3f2a9c1d7b', amount: 12000, currency: 'GHS' },
  },
  /** An admin wants money to go back; null is all that is left. */
  'payment.refund-asked.v1': {
    schema: payment.extend({ orderId: idSchema.nullable(), amountPesewas: pesewas.nullable() }),
    example: { paymentId: 6, reference: 'CK-3f2a9c1d7b', customerId: 7, orderId: 5, amountPesewas: 2000 },
  },
  /** `whole` tells that nothing of the payment is left. */
  'payment.refund-made.v1': {
    schema: refund.extend({ refundedPesewas: pesewas, whole: z.boolean() }),
    example: {
      paymentId: 6,
      reference: 'CK-3f2a9c1d7b',
      customerId: 7,
      refundId: 2,
      orderId: 5,
      amountPesewas: 12000,
      cause: 'cancelled',
      refundedPesewas: 12000,
      whole: true,
    },
  },
  'payment.refund-failed.v1': {
    schema: refund.extend({ reason: z.string() }),
    example: {
      paymentId: 6,
      reference: 'CK-3f2a9c1d7b',
      customerId: 7,
      refundId: 2,
      orderId: 5,
      amountPesewas: 12000,
      cause: 'cancelled',
      reason: 'The provider needs attention to send this refund.',
    },
  },
} as const;
