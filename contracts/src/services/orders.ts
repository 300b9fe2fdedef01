import { z } from 'zod';
import { orderAddressSchema } from '../rest/addresses.ts';
import { idSchema, orderNumberSchema, referenceSchema } from '../ids.ts';
import { idsFilter, searchFilter } from '../list.ts';
import { pesewasSchema } from '../money.ts';
import { orderStatusSchema } from '../statuses.ts';
import { lookedUpText } from '../text.ts';
import { timestampSchema } from '../time.ts';

export const cartLineViewSchema = z.object({
  id: idSchema,
  skuId: idSchema,
  productId: idSchema,
  variantId: idSchema.nullable(),
  sizeId: idSchema.nullable(),
  quantity: z.int().min(1),
  unitPricePesewas: pesewasSchema,
  listPricePesewas: pesewasSchema,
  productName: z.string(),
  colorName: z.string().nullable(),
  sizeName: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** What this customer could hold of it now. */
  stock: z.int().min(0),
  isAdjusted: z.boolean(),
  isAvailable: z.boolean(),
});
export const totalsViewSchema = z.object({ subtotalPesewas: pesewasSchema, shippingPesewas: pesewasSchema });
export const cartViewSchema = z.object({
  cartId: idSchema.nullable(),
  lines: z.array(cartLineViewSchema),
  totals: totalsViewSchema,
  warnings: z.array(z.string()),
});
export type CartView = z.infer<typeof cartViewSchema>;
export type CartLineView = z.infer<typeof cartLineViewSchema>;
export const addedToCartSchema = cartViewSchema.extend({ lineId: idSchema });
export const cartTotalsSchema = cartViewSchema.pick({ totals: true, warnings: true });

/** A customer's cart as an admin sees it: as it stands, nothing lowered. */
export const cartRecordSchema = z.object({
  id: idSchema,
  customerId: idSchema,
  createdAt: timestampSchema,
  lines: z.array(cartLineViewSchema.extend({ code: z.string() })),
  subtotalPesewas: pesewasSchema,
});
export type CartRecord = z.infer<typeof cartRecordSchema>;
export const cartRecordListRules = {
  sortKeys: ['id', 'createdAt'] as const,
  filters: { id: idsFilter, customerId: idsFilter },
};

export const openCheckoutSchema = z.object({
  amountPesewas: pesewasSchema,
  email: z.string().max(254),
  /** Without one the default address; null stays open until the order is placed only where the customer has none. */
  addressId: idSchema.nullable(),
});
export const checkoutOpenedSchema = z.object({ reference: referenceSchema, authorizationUrl: z.string() });

export const placeCheckoutSchema = z.object({ reference: lookedUpText(100), addressId: idSchema.nullable() });

const stepView = z.object({ status: orderStatusSchema, at: timestampSchema, by: z.string() });

export const orderViewSchema = z.object({
  id: idSchema,
  number: orderNumberSchema,
  reference: referenceSchema,
  status: orderStatusSchema,
  placedAt: timestampSchema,
  /** For a vendor: its own lines, without shipping. */
  totalPesewas: pesewasSchema,
  shippingPesewas: pesewasSchema,
  customer: z.object({
    id: idSchema,
    name: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
  }),
  address: orderAddressSchema.nullable(),
  lines: z.array(
    z.object({
      id: idSchema,
      fulfilmentId: idSchema,
      skuId: idSchema,
      productId: idSchema,
      variantId: idSchema.nullable(),
      sizeId: idSchema.nullable(),
      vendorId: idSchema,
      categoryName: z.string().nullable(),
      quantity: z.int().min(1),
      unitPricePesewas: pesewasSchema,
      productName: z.string(),
      colorName: z.string().nullable(),
      sizeName: z.string().nullable(),
      imageUrl: z.string().nullable(),
    }),
  ),
  fulfilments: z.array(
    z.object({
      id: idSchema,
      vendorId: idSchema,
      shopName: z.string().nullable(),
      status: orderStatusSchema,
      reason: z.string().nullable(),
      amountPesewas: pesewasSchema,
      steps: z.array(stepView),
    }),
  ),
  steps: z.array(stepView),
  cancellation: z.object({ reason: z.string(), at: timestampSchema, refundPesewas: pesewasSchema }).nullable(),
  delivery: z.object({ id: idSchema, agentUserId: idSchema.nullable() }).nullable(),
});
export type OrderView = z.infer<typeof orderViewSchema>;
/** What tells a person which order is meant. */
export const orderLabelSchema = z.object({ id: idSchema, number: orderNumberSchema, customerName: z.string() });
export type OrderLabel = z.infer<typeof orderLabelSchema>;
export const placedSchema = z.object({ order: orderViewSchema, created: z.boolean() });

/** What each role may list is decided by the service; a filter only narrows. `from` and `before` are times, `before` exclusive. */
export const orderViewListRules = {
  sortKeys: ['id', 'placedAt', 'totalAmount', 'status'] as const,
  filters: {
    id: idsFilter,
    q: searchFilter,
    status: orderStatusSchema.optional(),
    customerId: idSchema.optional(),
    vendorId: idSchema.optional(),
    from: timestampSchema.optional(),
    before: timestampSchema.optional(),
    /** Placed on the present shop day. */
    today: z.literal(true).optional(),
  },
};

export const deliveryViewSchema = z.object({
  id: idSchema,
  orderId: idSchema,
  number: orderNumberSchema,
  status: orderStatusSchema,
  agentUserId: idSchema.nullable(),
  customer: z.object({ name: z.string(), phone: z.string().nullable() }),
  address: orderAddressSchema.nullable(),
  placedAt: timestampSchema,
  assignedAt: timestampSchema.nullable(),
  deliveredAt: timestampSchema.nullable(),
});
export type DeliveryView = z.infer<typeof deliveryViewSchema>;
export const deliveryListRules = {
  sortKeys: ['id', 'placedAt', 'status', 'deliveredAt'] as const,
  filters: {
    id: idsFilter,
    q: searchFilter,
    status: orderStatusSchema.optional(),
    unassigned: z.boolean().optional(),
    agentUserId: idSchema.optional(),
  },
};
export const assignDeliverySchema = z.object({ agentId: idSchema });
