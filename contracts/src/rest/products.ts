import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { idsFilter, searchFilter } from '../list.ts';
import { priceCedisSchema } from '../money.ts';
import { descriptionSchema, requiredText } from '../text.ts';

export const MAX_STOCK = 1_000_000;
export const STOCK_STATUSES = ['IN_STOCK', 'OUT_OF_STOCK'] as const;
export const stockStatusSchema = z.enum(STOCK_STATUSES);

export const imageSchema = z.object({ id: idSchema, url: z.string(), alt: z.string().nullable() });
export const videoSchema = z.object({ id: idSchema, url: z.string() });

/** Price and stock of what may be sold, in cedis and pieces. `stock` is what can be bought now. */
const offer = {
  SKU: z.string(),
  price: z.number(),
  discountPrice: z.number().nullable(),
  stock: z.int(),
  available: z.boolean(),
  stockStatus: stockStatusSchema,
};

export const productSizeSchema = z.object({
  id: idSchema,
  productVariantId: idSchema,
  sizeId: idSchema,
  size: z.object({ id: idSchema, name: z.string() }),
  ...offer,
});
export const productVariantSchema = z.object({
  id: idSchema,
  colorId: idSchema,
  color: z.object({ id: idSchema, name: z.string(), hex: z.string().nullable() }),
  ...offer,
  images: z.array(imageSchema),
  sizes: z.array(productSizeSchema),
});
export const productSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string().nullable(),
  longDescription: z.string().nullable(),
  slug: z.string(),
  vendorId: idSchema,
  vendor: z.object({ id: idSchema, shopName: z.string(), shopPhone: z.string().nullable() }),
  categoryId: idSchema.nullable(),
  category: z.object({ id: idSchema, name: z.string() }).nullable(),
  subCategoryId: idSchema.nullable(),
  brandId: idSchema.nullable(),
  brand: z.object({ id: idSchema, name: z.string() }).nullable(),
  materialId: idSchema.nullable(),
  originId: idSchema.nullable(),
  /** The first of the tags, by name. */
  tag: z.string().nullable(),
  tagIds: z.array(idSchema),
  ...offer,
  images: z.array(imageSchema),
  videos: z.array(videoSchema),
  variants: z.array(productVariantSchema),
  createdAt: z.string(),
});
export type Product = z.infer<typeof productSchema>;
export type ProductVariant = z.infer<typeof productVariantSchema>;
export type ProductSize = z.infer<typeof productSizeSchema>;

export const productListRules = {
  sortKeys: ['id', 'name', 'price', 'stock', 'createdAt'] as const,
  filters: {
    q: searchFilter,
    id: idsFilter,
    categoryId: idsFilter,
    subCategoryId: idsFilter,
    brandId: idsFilter,
    colorId: idsFilter,
    sizeId: idsFilter,
    vendorId: idsFilter,
    /** Cedis, both ends inclusive, of what is charged. */
    minPrice: priceCedisSchema.optional(),
    maxPrice: priceCedisSchema.optional(),
    /** The caller's manageable products, listed or not. */
    manage: z.boolean().optional(),
  },
};

/** A number in a multipart field, written plainly: no exponent, no sign before it, no blanks. */
const plainNumber = z
  .string()
  .regex(/^\d{1,15}(\.\d+)?$/, 'This is not a number.')
  .transform(Number);
const asNumber = (number: z.ZodType<number, number>) => z.union([plainNumber.pipe(number), number]);
const wordAsBoolean = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]);
/** A form that leaves a field empty says that there is nothing. */
const emptyAsNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === 'null' || value === undefined ? null : value), schema.nullable());

const stock = asNumber(z.int('Stock is a whole number.').min(0, 'Stock is 0 or more.').max(MAX_STOCK));
const price = asNumber(priceCedisSchema);
const id = asNumber(idSchema);

/** Parses a multipart field that holds JSON. */
export const jsonField = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'This field is not JSON.' });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** A list in a form: a field that is repeated, `name[]`, or one text that holds JSON. */
const listOfField = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (value === '') return [];
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list : [value];
  } catch {
    return [value];
  }
};

/** A price of 0 on a variant or a size means "not set": the next one in the fallback holds. */
const variantOffer = {
  price: emptyAsNull(price).transform((cedis) => (cedis === 0 ? null : cedis)),
  discountPrice: emptyAsNull(price).transform((cedis) => (cedis === 0 ? null : cedis)),
  stock: emptyAsNull(stock).transform((pieces) => pieces ?? 0),
  available: wordAsBoolean.default(true),
};
export const newSizeSchema = z.object({ sizeId: id, ...variantOffer });
export const newVariantSchema = z.object({
  colorId: id,
  ...variantOffer,
  sizes: z.array(newSizeSchema).max(100).default([]),
});

/** The fields of `POST /products/with-image`; files come as `productImages_{n}` or `variantImages_{n}` beside them. */
export const newProductFormSchema = z.object({
  name: requiredText(200, 'Name'),
  description: descriptionSchema.optional(),
  longDescription: descriptionSchema.optional(),
  vendorId: id.optional().catch(undefined),
  categoryId: id,
  subCategoryId: emptyAsNull(id).optional(),
  brandId: emptyAsNull(id).optional(),
  materialId: emptyAsNull(id).optional(),
  originId: emptyAsNull(id).optional(),
  tagIds: z.preprocess(listOfField, z.array(id).max(50)).default([]),
  price: emptyAsNull(price).optional(),
  discountPrice: emptyAsNull(price).optional(),
  stock: emptyAsNull(stock).optional(),
  available: wordAsBoolean.default(true),
  stockStatus: stockStatusSchema.default('IN_STOCK'),
  variants: jsonField(z.array(newVariantSchema).min(1).max(50)).optional(),
});
