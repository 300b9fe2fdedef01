import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { idsFilter, searchFilter } from '../list.ts';
import { addressSchema } from './addresses.ts';

const named = z.object({ id: idSchema, name: z.string() });

export const cartItemSchema = z.object({
  id: idSchema,
  productId: idSchema,
  variantId: idSchema.nullable(),
  sizeId: idSchema.nullable(),
  quantity: z.int(),
  /** Cedis, as charged now. */
  unitPrice: z.number(),
  /** The price before the discount; null where there is none. */
  listPrice: z.number().nullable(),
  lineTotal: z.number(),
  product: z.object({ id: idSchema, name: z.string(), imageUrl: z.string().nullable() }),
  variant: z
    .object({
      id: idSchema,
      price: z.number(),
      color: z.object({ name: z.string() }).nullable(),
      size: named.nullable(),
    })
    .nullable(),
  /** What this customer could hold of it now. */
  stock: z.int(),
  isAdjusted: z.boolean(),
  /** False where it can no longer be bought: it is not counted, and checkout waits for its removal. */
  isAvailable: z.boolean(),
});
export const totalsSchema = z.object({ subtotal: z.number(), shipping: z.number(), total: z.number() });
export const cartAnswerSchema = z.object({
  cart: z.object({ id: idSchema.nullable(), items: z.array(cartItemSchema) }),
  totals: totalsSchema,
  warnings: z.array(z.string()),
});
export type CartAnswer = z.infer<typeof cartAnswerSchema>;
export type CartItem = z.infer<typeof cartItemSchema>;
export const cartTotalsAnswerSchema = z.object({ totals: totalsSchema, warnings: z.array(z.string()) });
export const cartAddAnswerSchema = cartAnswerSchema.extend({ item: cartItemSchema });

/** The sum of a whole cart at the highest prices, in pesewas, is a number that JSON can tell exactly. */
export const MAX_LINE_QUANTITY = 100_000;
export const MORE_THAN_ANYONE_BUYS = 'That is more than anyone can buy at once.';
export const quantitySchema = z
  .int('Quantity is a whole number.')
  .min(1, 'Quantity is at least 1.')
  .max(MAX_LINE_QUANTITY, MORE_THAN_ANYONE_BUYS);

export const addToCartSchema = z.object({
  productId: idSchema,
  variantId: idSchema.nullish().transform((id) => id ?? null),
  sizeId: idSchema.nullish().transform((id) => id ?? null),
  quantity: quantitySchema,
});
export type AddToCart = z.infer<typeof addToCartSchema>;
export const changeQuantitySchema = z.object({ quantity: quantitySchema });

/** A customer's cart as admins see it. */
export const cartRecordSchema = z.object({
  id: idSchema,
  /** The details are null where they can't be had at the moment. */
  user: z.object({
    id: idSchema,
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    addresses: z.array(addressSchema),
  }),
  items: z.array(
    z.object({
      id: idSchema,
      productId: idSchema,
      variantId: idSchema.nullable(),
      sizeId: idSchema.nullable(),
      product: z.object({ id: idSchema, name: z.string(), imageUrl: z.string().nullable() }),
      color: z.string().nullable(),
      size: z.string().nullable(),
      SKU: z.string(),
      /** Cedis, as charged now. */
      price: z.number(),
      quantity: z.int(),
      total: z.number(),
      isAvailable: z.boolean(),
    }),
  ),
  /** Of what can be bought now, without shipping. */
  totalAmount: z.number(),
  createdAt: z.string(),
});
export type CartRecordJson = z.infer<typeof cartRecordSchema>;
export const cartRecordListRules = {
  sortKeys: ['id', 'createdAt'] as const,
  /** `q` is a part of the customer's name. */
  filters: { id: idsFilter, q: searchFilter },
};
