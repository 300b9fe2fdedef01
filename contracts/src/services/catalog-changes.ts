import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { pesewasSchema } from '../money.ts';
import { stockStatusSchema } from '../rest/products.ts';
import { descriptionSchema, optionalText, requiredText } from '../text.ts';
import { mediaUrlsSchema } from './catalog.ts';

const offerChange = {
  pricePesewas: pesewasSchema.nullable().optional(),
  discountPesewas: pesewasSchema.nullable().optional(),
  stock: z.int().min(0).optional(),
  /** The physical stock that the form had loaded. */
  stockSeen: z.int().min(0).optional(),
  available: z.boolean().optional(),
};
const removedIds = z.array(idSchema).max(1000).default([]);
const mediaChange = z.object({
  /** Which of the old ones stay, by id or address, in this order; absent: all of them. */
  keep: z.array(z.string().max(1000)).max(200).optional(),
  addUrls: mediaUrlsSchema,
});
/** What is to become different of a product. What is absent, and parts that are neither listed nor removed, stay. */
export const productChangeSchema = z.object({
  /** Only an admin moves a product to another vendor. */
  vendorId: idSchema.optional(),
  name: requiredText(200, 'Name').optional(),
  description: descriptionSchema.optional(),
  longDescription: descriptionSchema.optional(),
  categoryId: idSchema.nullable().optional(),
  subCategoryId: idSchema.nullable().optional(),
  brandId: idSchema.nullable().optional(),
  materialId: idSchema.nullable().optional(),
  originId: idSchema.nullable().optional(),
  tagIds: z.array(idSchema).max(50).optional(),
  /** The only tag from now on, by its name or id; the one that is shown already leaves all tags as they are. */
  tag: optionalText(200, 'Tag').optional(),
  ...offerChange,
  stockStatus: stockStatusSchema.optional(),
  images: mediaChange.optional(),
  videos: mediaChange.optional(),
  variants: z
    .array(
      z.object({
        /** Absent for a new one, which then has a colour. */
        id: idSchema.optional(),
        colorId: idSchema.optional(),
        ...offerChange,
        addImageUrls: mediaUrlsSchema,
        /** Ids of its pictures in their order; null is the next of the new ones. What is not named comes after. */
        imageOrder: z.array(idSchema.nullable()).max(100).optional(),
        sizes: z
          .array(z.object({ id: idSchema.optional(), sizeId: idSchema.optional(), ...offerChange }))
          .max(100)
          .default([]),
      }),
    )
    .max(50)
    .default([]),
  removedVariantIds: removedIds,
  removedSizeIds: removedIds,
  /** Pictures of the product or of its variants. */
  removedImageIds: removedIds,
});
export type ProductChange = z.infer<typeof productChangeSchema>;
export type VariantChange = ProductChange['variants'][number];
export type SizeChange = VariantChange['sizes'][number];
