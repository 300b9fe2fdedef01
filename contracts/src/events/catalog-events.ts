import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { LOOKUP_KINDS } from '../rest/lookups.ts';
import { changesSchema } from './changes.ts';

const version = z.int().min(1);

export const catalogEvents = {
  'catalog.product-changed.v1': {
    schema: z.object({
      productId: idSchema,
      vendorId: idSchema,
      name: z.string(),
      listed: z.boolean(),
      version,
      /** Absent where the product is new, or only what surrounds it changed. */
      changes: changesSchema.optional(),
    }),
    example: {
      productId: 12,
      vendorId: 3,
      name: 'Kente romper',
      listed: true,
      version: 4,
      changes: { 'P12-C5-S2.pricePesewas': { from: 6000, to: 6500 }, description: { from: null, to: null } },
    },
  },
  'catalog.product-deleted.v1': {
    schema: z.object({ productId: idSchema, vendorId: idSchema, name: z.string(), version }),
    example: { productId: 12, vendorId: 3, name: 'Kente romper', version: 5 },
  },
  /** All that a cart or an order line shows of a SKU, and whether it may be sold at all. Not its stock. */
  'catalog.sku-changed.v1': {
    schema: z.object({
      skuId: idSchema,
      productId: idSchema,
      variantId: idSchema.nullable(),
      variantSizeId: idSchema.nullable(),
      sizeId: idSchema.nullable(),
      vendorId: idSchema,
      productName: z.string(),
      categoryId: idSchema.nullable(),
      categoryName: z.string().nullable(),
      colorName: z.string().nullable(),
      sizeName: z.string().nullable(),
      imageUrl: z.string().nullable(),
      code: z.string(),
      /** What is charged for one piece, in pesewas. */
      unitPricePesewas: z.int().min(0),
      /** The price before the discount, in pesewas; equal to the unit price where there is none. */
      listPricePesewas: z.int().min(0),
      sellable: z.boolean(),
      version,
    }),
    example: {
      skuId: 40,
      productId: 12,
      variantId: 20,
      variantSizeId: 31,
      sizeId: 2,
      vendorId: 3,
      productName: 'Kente romper',
      categoryId: 1,
      categoryName: 'Rompers',
      colorName: 'Gold',
      sizeName: '2–3 years',
      imageUrl: '/media/ab/romper',
      code: 'P12-C5-S2',
      unitPricePesewas: 6000,
      listPricePesewas: 7500,
      sellable: true,
      version: 2,
    },
  },
  /** `available` is what anyone may still reserve: stock less what open checkouts hold. */
  'catalog.stock-changed.v1': {
    schema: z.object({ skuId: idSchema, productId: idSchema, available: z.int().min(0), version }),
    example: { skuId: 40, productId: 12, available: 4, version: 9 },
  },
  /** What products show of their vendor has changed; the vendor itself is told of by identity, which may be sooner. */
  'catalog.vendor-copy-changed.v1': {
    schema: z.object({ vendorId: idSchema, version }),
    example: { vendorId: 3, version: 2 },
  },
  'catalog.lookup-changed.v1': {
    schema: z.object({
      kind: z.enum(LOOKUP_KINDS),
      lookupId: idSchema,
      name: z.string(),
      deleted: z.boolean(),
      version,
      /** Of a change alone. */
      changes: changesSchema.optional(),
    }),
    example: {
      ...{ kind: 'colors', lookupId: 5, name: 'Gold', deleted: false, version: 2 },
      changes: { name: { from: 'Amber', to: 'Gold' } },
    },
  },
} as const;
