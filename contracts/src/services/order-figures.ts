import { z } from 'zod';
import { idSchema, idTextSchema, orderNumberSchema } from '../ids.ts';
import { idsFilter, searchFilter } from '../list.ts';
import { pesewasSchema } from '../money.ts';
import { orderStatusSchema } from '../statuses.ts';
import { timestampSchema } from '../time.ts';

const count = z.int().min(0);
/** A month of the shop, `YYYY-MM`. */
const month = z.string().regex(/^\d{4}-\d{2}$/);

/** Asked before an account is closed: how many orders wait for this shop, or for this agent? */
export const unfinishedQuestionSchema = z
  .object({ vendorId: idTextSchema.optional(), agentUserId: idTextSchema.optional() })
  .refine(({ vendorId, agentUserId }) => (vendorId === undefined) !== (agentUserId === undefined), {
    message: 'Ask for a vendorId or an agentUserId.',
  });
export const unfinishedSchema = z.object({ count });

/** Live orders, and what is live of them with its shipping: the last twelve months and thirty days, none left out. */
export const orderFiguresSchema = z.object({
  /** Of all time. */
  orders: count,
  byMonth: z.array(z.object({ month, orders: count, totalPesewas: pesewasSchema })),
  byDay: z.array(z.object({ day: z.iso.date(), orders: count, totalPesewas: pesewasSchema })),
  /** Of all time, the largest first. Null is what had no category. An order counts in each of its categories. */
  byCategory: z.array(
    z.object({ category: z.string().nullable(), orders: count, quantity: count, totalPesewas: pesewasSchema }),
  ),
});
export type OrderFigures = z.infer<typeof orderFiguresSchema>;

/** What an agent earned: in all, by month, and by its latest deliveries. */
export const earningsViewSchema = z.object({
  delivered: count,
  totalPesewas: pesewasSchema,
  byMonth: z.array(z.object({ month, delivered: count, totalPesewas: pesewasSchema })),
  latest: z.array(
    z.object({
      deliveryId: idSchema,
      orderId: idSchema,
      number: orderNumberSchema,
      deliveredAt: timestampSchema,
      feePesewas: pesewasSchema,
    }),
  ),
});
export type EarningsView = z.infer<typeof earningsViewSchema>;

/** A customer of one shop, with what is live of its orders there. */
export const clientViewSchema = z.object({
  id: idSchema,
  name: z.string(),
  orders: count,
  totalPesewas: pesewasSchema,
  lastOrderAt: timestampSchema,
});
export type ClientView = z.infer<typeof clientViewSchema>;
export const clientListRules = {
  sortKeys: ['id', 'name', 'orders', 'total', 'lastOrderAt'] as const,
  filters: { id: idsFilter, q: searchFilter },
};

/** One shop's figures: what is live by month and by product, and how many of its parts stand where. */
export const shopFiguresSchema = z.object({
  byMonth: z.array(z.object({ month, orders: count, totalPesewas: pesewasSchema })),
  byProduct: z.array(z.object({ productId: idSchema, name: z.string(), quantity: count, totalPesewas: pesewasSchema })),
  byStatus: z.array(z.object({ status: orderStatusSchema, orders: count })),
});
export type ShopFigures = z.infer<typeof shopFiguresSchema>;
