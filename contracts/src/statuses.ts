import { z } from 'zod';

/** The steps of a fulfilment in their order. */
export const FULFILMENT_STEPS = ['pending', 'accepted', 'picked', 'out', 'delivered'] as const;
export const ORDER_STATUSES = [...FULFILMENT_STEPS, 'cancelled'] as const;
export const orderStatusSchema = z.enum(ORDER_STATUSES);
/** Also the status of one fulfilment. */
export type OrderStatus = z.infer<typeof orderStatusSchema>;

export const PAYMENT_STATUSES = ['pending', 'success', 'failed', 'abandoned', 'refunded'] as const;
export const paymentStatusSchema = z.enum(PAYMENT_STATUSES);
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

export const LOG_LEVELS = ['info', 'warning', 'error'] as const;
export const logLevelSchema = z.enum(LOG_LEVELS);
