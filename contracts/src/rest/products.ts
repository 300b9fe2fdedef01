import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { idsFilter, searchFilter } from '../list.ts';
import { priceCedisSchema } from '../money.ts';
import { descriptionSchema, requiredText } from '../text.ts';
import { jsonField, listOfField } from './form-fields.ts';
import { booleanField, idField, nullWhereEmpty, priceField, stockField } from './product-fields.ts';

export { MAX_STOCK } from './product-fields.ts';
export const STOCK_STATUSES = ['IN_STOCK', 'OUT_OF_STOCK'] as const;
export const stockStatusSchema = z.enum(STOCK_STATUSES);

export const imageSchema = z.object({ id: idSchema, url: z.string(), alt: z.string().nullable() });
export const videoSchema = z.object({ id: idSchema, url: z.string() });

/**
 * Price and stock of what may be sold, in cedis and pieces. `stock` is what can be bought now; to its owner and to admins it
 * is the physical stock, and `heldStock` is what open checkouts hold of it.
 */
const offer = {
  SKU: z.string(),
  price: z.number(),
  discountPrice: z.number().nullable(),
  stock: z.int(),
  heldStock: z.int().optional(),
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
    materialId: idsFilter,
    originId: idsFilter,
    tagId: idsFilter,
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

/** A price of 0 on a variant or a size means "not set": the next one in the fallback holds. */
const variantOffer = {
  price: nullWhereEmpty(priceField).transform((cedis) => (cedis === 0 ? null : cedis)),
  discountPrice: nullWhereEmpty(priceField).transform((cedis) => (cedis === 0 ? null : cedis)),
  stock: nullWhereEmpty(stockField).transform((pieces) => pieces ?? 0),
  available: booleanField.default(true),
};
export const newSizeSchema = z.object({ sizeId: idField, ...variantOffer });
export const newVariantSchema = z.object({
  colorId: idField,
  ...variantOffer,
  sizes: z.array(newSizeSchema).max(100).default([]),
});

/** The fields of `POST /products/with-image`; files come as `productImages_{n}` or `variantImages_{n}` beside them. */
export const newProductFormSchema = z.object({
  name: requiredText(200, 'Name'),
  description: descriptionSchema.optional(),
  longDescription: descriptionSchema.optional(),
  vendorId: idField.optional().catch(undefined),
  categoryId: nullWhereEmpty(idField).optional(),
  subCategoryId: nullWhereEmpty(idField).optional(),
  brandId: nullWhereEmpty(idField).optional(),
  materialId: nullWhereEmpty(idField).optional(),
  originId: nullWhereEmpty(idField).optional(),
  tagIds: z.preprocess(listOfField, z.array(idField).max(50)).default([]),
  price: nullWhereEmpty(priceField).optional(),
  discountPrice: nullWhereEmpty(priceField).optional(),
  stock: nullWhereEmpty(stockField).optional(),
  available: booleanField.default(true),
  stockStatus: stockStatusSchema.default('IN_STOCK'),
  variants: jsonField(z.array(newVariantSchema).max(50)).optional(),
});
