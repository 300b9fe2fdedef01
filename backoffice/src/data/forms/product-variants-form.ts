import type { Collection } from '../collection.ts';
import { formOf } from '../form-of.ts';

/** Values are the changes of the editor; the pictures of a variant travel under its key or id. */
export const productsWithVariants: Collection = {
  update: {
    body: ({ productData, variants, removedVariantIds, removedSizeIds, removedImageIds, pictures }) =>
      formOf({
        productData: JSON.stringify(productData),
        variants: JSON.stringify(variants),
        removedVariantIds: JSON.stringify(removedVariantIds),
        removedSizeIds: JSON.stringify(removedSizeIds),
        removedImageIds: JSON.stringify(removedImageIds),
        ...Object.fromEntries(
          Object.entries(pictures as Record<string, File[]>).map(([key, files]) => [`variant_${key}_images`, files]),
        ),
      }),
  },
};
