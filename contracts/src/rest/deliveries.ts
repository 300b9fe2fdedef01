import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { orderAddressSchema } from './addresses.ts';
import { orderStatusSchema } from '../statuses.ts';

/** Sorted and filtered as the orders service does. `q` is a part of the order's id, its number or its customer's name. */
export { assignDeliverySchema, deliveryListRules } from '../services/orders.ts';

export const deliverySchema = z.object({
  id: idSchema,
  orderId: idSchema,
  /** Its order's. */
  status: orderStatusSchema,
  /** The agent's user id; null while nobody is assigned. */
  agentId: idSchema.nullable(),
  /** Admins see its name, where that can be had. */
  agent: z.object({ id: idSchema, name: z.string().nullable() }).nullable(),
  order: z.object({
    id: idSchema,
    number: z.string(),
    status: orderStatusSchema,
    placedAt: z.string(),
    customer: z.object({ name: z.string(), phone: z.string().nullable() }),
    address: orderAddressSchema.nullable(),
  }),
  assignedAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** What an agent earned, in cedis; months as YYYY-MM, the last twelve. */
export const earningsSchema = z.object({
  delivered: z.int(),
  total: z.number(),
  byMonth: z.array(z.object({ month: z.string(), delivered: z.int(), total: z.number() })),
  latest: z.array(
    z.object({
      deliveryId: idSchema,
      order: z.object({ id: idSchema, number: z.string() }),
      deliveredAt: z.string(),
      fee: z.number(),
    }),
  ),
});
export type Earnings = z.infer<typeof earningsSchema>;
