import { z } from 'zod';
import { descriptionSchema, optionalText, requiredText } from '../text.ts';
import { jsonField, listOfField } from './form-fields.ts';
import { booleanField, idField, nullWhereEmpty, priceField, stockField } from './product-fields.ts';
import { stockStatusSchema } from './products.ts';

/** What is absent stays as it is; what is empty is taken away. */
const nullable = <Schema extends z.ZodType>(schema: Schema) => nullWhereEmpty(schema).exactOptional();

/** An empty stock field says nothing. A price of 0 on a variant or a size means "not set". */
const offer = {
  price: nullable(priceField),
  discountPrice: nullable(priceField),
  stock: nullable(stockField),
  /** The figure that the form had loaded: equal to `stock`, nothing is written. */
  stockSeen: nullable(stockField),
  available: booleanField.optional(),
};
const texts = {
  name: requiredText(200, 'Name').optional(),
  description: descriptionSchema.optional(),
  longDescription: descriptionSchema.optional(),
};
const fields = {
  /** Read from admins only. */
  vendorId: idField.optional().catch(undefined),
  ...texts,
  categoryId: nullable(idField),
  subCategoryId: nullable(idField),
  brandId: nullable(idField),
  materialId: nullable(idField),
  originId: nullable(idField),
  tag: optionalText(200, 'Tag').optional(),
  tagIds: z.preprocess(listOfField, z.array(idField).max(50)).exactOptional(),
  ...offer,
  isAvailable: booleanField.optional(),
  /** Equal to what is shown, it changes nothing. */
  stockStatus: stockStatusSchema.optional(),
};

/** `PUT /products/{id}`; `existingImages_{n}` name what stays, and files come as `productImages_{n}` beside them. */
export const productChangeFormSchema = z.looseObject(fields);

/** `PUT /products/video/{id}`; `existingVideos_{n}` name what stays, and files come as `videos` beside them. */
export const productVideosFormSchema = z.looseObject({ vendorId: fields.vendorId, ...texts });

const sizeSchema = z.object({ id: idField.nullish(), sizeId: idField.optional(), ...offer });
const variantSchema = z.object({
  id: idField.nullish(),
  /** The client's own name of a new variant, for its pictures. */
  key: z.union([z.string(), z.number()]).optional(),
  colorId: idField.optional(),
  ...offer,
  /** The order of its pictures by their ids; null is the next of its new files. What is not named comes after. */
  imageOrder: z.array(idField.nullable()).max(100).optional(),
  sizes: z.array(sizeSchema).max(100).default([]),
});
const idList = z.preprocess(listOfField, z.array(idField).max(1000)).default([]);

/** `PUT /products/with-variants-image/{id}`; files come as `images`, `videos` and `variant_{key or id}_images` beside them. */
export const variantsChangeFormSchema = z.object({
  productData: jsonField(z.object(fields)).default({}),
  variants: jsonField(z.array(variantSchema).max(50)).default([]),
  removedVariantIds: idList,
  removedSizeIds: idList,
  removedImageIds: idList,
});
