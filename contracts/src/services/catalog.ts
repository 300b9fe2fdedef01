import { z } from 'zod';
import { eventRegistry } from '../events/registry.ts';
import { idSchema, referenceSchema } from '../ids.ts';
import { idsFilter, MAX_ROWS, searchFilter } from '../list.ts';
import { pesewasSchema } from '../money.ts';
import { imageSchema, newSizeSchema, newVariantSchema, stockStatusSchema, videoSchema } from '../rest/products.ts';
import { quantitySchema } from '../rest/carts.ts';
import { descriptionSchema, requiredText } from '../text.ts';
import { timestampSchema } from '../time.ts';

const offerView = {
  skuId: idSchema,
  code: z.string(),
  pricePesewas: pesewasSchema,
  discountPesewas: pesewasSchema.nullable(),
  /** What can be bought now: the physical stock less what open checkouts hold. To who manages it, the physical stock. */
  stock: z.int().min(0),
  /** What open checkouts hold of the physical stock; only told to who manages it. */
  heldStock: z.int().min(0).optional(),
  available: z.boolean(),
  stockStatus: stockStatusSchema,
};
export const sizeViewSchema = z.object({
  id: idSchema,
  variantId: idSchema,
  sizeId: idSchema,
  sizeName: z.string(),
  ...offerView,
});
export const variantViewSchema = z.object({
  id: idSchema,
  colorId: idSchema,
  colorName: z.string(),
  colorHex: z.string().nullable(),
  ...offerView,
  images: z.array(imageSchema),
  sizes: z.array(sizeViewSchema),
});
const named = z.object({ id: idSchema, name: z.string() });
/** Prices and stock of the product itself: where it has variants, the lowest charged offer's prices and the sum of the stock. */
export const productViewSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string().nullable(),
  longDescription: z.string().nullable(),
  slug: z.string(),
  vendor: z.object({ id: idSchema, shopName: z.string(), shopPhone: z.string().nullable() }),
  category: named.nullable(),
  subCategory: named.nullable(),
  brand: named.nullable(),
  material: named.nullable(),
  origin: named.nullable(),
  tags: z.array(named),
  ...offerView,
  images: z.array(imageSchema),
  videos: z.array(videoSchema),
  variants: z.array(variantViewSchema),
  createdAt: timestampSchema,
});
export type ProductView = z.infer<typeof productViewSchema>;
export type VariantView = z.infer<typeof variantViewSchema>;
export type SizeView = z.infer<typeof sizeViewSchema>;

/** The same list as the public one, its prices in pesewas. */
export const productViewListRules = {
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
    minPricePesewas: pesewasSchema.optional(),
    maxPricePesewas: pesewasSchema.optional(),
    manage: z.boolean().optional(),
  },
};

/** The products that a list finds, in its order: the ids of at most MAX_ROWS, and how many there are. */
export const foundProductsSchema = z.object({ ids: z.array(idSchema).max(MAX_ROWS), total: z.int().min(0) });
export type FoundProducts = z.infer<typeof foundProductsSchema>;

/** Pictures of a product or of a variant, and videos of a product. */
export const MAX_MEDIA = 50;
export const mediaUrlsSchema = z.array(z.string().max(500)).max(MAX_MEDIA);
const newOffer = {
  pricePesewas: pesewasSchema.nullable(),
  discountPesewas: pesewasSchema.nullable(),
  stock: z.int().min(0),
};
/** What the BFF makes of the product form: money in pesewas, files become media addresses. */
export const newProductSchema = z.object({
  /** Only an admin names the vendor; a vendor's own is taken from its token. */
  vendorId: idSchema.nullable(),
  name: requiredText(200, 'Name'),
  description: descriptionSchema,
  longDescription: descriptionSchema,
  categoryId: idSchema.nullable(),
  subCategoryId: idSchema.nullable(),
  brandId: idSchema.nullable(),
  materialId: idSchema.nullable(),
  originId: idSchema.nullable(),
  tagIds: z.array(idSchema).max(50),
  ...newOffer,
  available: z.boolean(),
  stockStatus: stockStatusSchema,
  imageUrls: mediaUrlsSchema,
  variants: z
    .array(
      z.object({
        colorId: newVariantSchema.shape.colorId,
        ...newOffer,
        available: z.boolean(),
        imageUrls: mediaUrlsSchema,
        sizes: z.array(z.object({ sizeId: newSizeSchema.shape.sizeId, ...newOffer, available: z.boolean() })).max(100),
      }),
    )
    .max(50),
});
export type NewProduct = z.infer<typeof newProductSchema>;

/** One SKU as it can be bought now: what `catalog.sku-changed.v1` tells, and its stock. */
export const skuViewSchema = eventRegistry['catalog.sku-changed.v1'].schema.extend({
  available: z.int().min(0),
  stockVersion: z.int().min(1),
});
export type SkuView = z.infer<typeof skuViewSchema>;
export const skuListSchema = z.object({ skus: z.array(skuViewSchema) });
/** Which SKU does a person mean? By product, variant and size, as the cart's call names them. */
export const skuQuestionSchema = z.object({
  productId: z.coerce.number().pipe(idSchema),
  variantId: z.coerce.number().pipe(idSchema).optional(),
  sizeId: z.coerce.number().pipe(idSchema).optional(),
});
/** At most 200 SKUs of a cart, by id. */
export const skuIdsQuerySchema = z.object({
  ids: z
    .string()
    .regex(/^\d+(,\d+)*$/)
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(idSchema).min(1).max(200)),
});

export const reserveSchema = z.object({
  reference: referenceSchema,
  expiresAt: timestampSchema,
  lines: z
    .array(z.object({ skuId: idSchema, quantity: quantitySchema }))
    .min(1)
    .max(200),
});
/** Answers the SKUs at their current prices. Too little stock or not sellable is a 409, code `sold_out`, with the SKUs in a sentence. */
export const reserveAnswerSchema = skuListSchema;
export const extendReservationSchema = z.object({ expiresAt: timestampSchema });
/** `sold-out`: the hold had run out and the pieces are gone; nothing was taken. The same reference always gets the same answer. */
export const saleAnswerSchema = z.object({ outcome: z.enum(['sold', 'sold-out']) });
