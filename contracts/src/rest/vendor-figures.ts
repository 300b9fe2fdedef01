import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { orderStatusSchema } from '../statuses.ts';

/** `q` is a part of the customer's name. */
export { clientListRules } from '../services/order-figures.ts';

/** A customer of the vendor's, with what its live orders there come to, in cedis. */
export const clientSchema = z.object({
  id: idSchema,
  name: z.string(),
  orders: z.int(),
  total: z.number(),
  lastOrderAt: z.string(),
});
export type Client = z.infer<typeof clientSchema>;

/** A vendor's own figures, in cedis; months as YYYY-MM, the last twelve. */
export const analyticsSchema = z.object({
  byMonth: z.array(z.object({ month: z.string(), orders: z.int(), revenue: z.number() })),
  /** The twenty that brought most. */
  byProduct: z.array(z.object({ productId: idSchema, name: z.string(), quantity: z.int(), revenue: z.number() })),
  byStatus: z.array(z.object({ status: orderStatusSchema, orders: z.int() })),
});
export type Analytics = z.infer<typeof analyticsSchema>;
