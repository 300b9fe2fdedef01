import type { Collection } from '../collection.ts';
import { formOf } from '../form-of.ts';

const numbered = (field: string, values: readonly unknown[]) =>
  Object.fromEntries(values.map((value, number) => [`${field}_${number}`, value]));
/** An empty list travels as an empty text; a form has no other way to say that there is nothing. */
const listed = (ids: unknown) => (Array.isArray(ids) && ids.length === 0 ? '' : ids);

/**
 * A product is made with its pictures in `newImages`, and where it has colours, with those in `variants` and the pictures of each
 * in `variantImages`. A change names what is different; `keptImageIds` is absent where the pictures stay.
 */
export const products: Collection = {
  // A vendor finds its own products here, an admin all.
  filter: { manage: true },
  remove: 'products/product',
  create: {
    path: 'products/with-image',
    body: ({ newImages, variants, variantImages, tagIds, ...fields }) =>
      formOf({
        ...fields,
        tagIds: listed(tagIds),
        ...(variants === undefined ? {} : { variants: JSON.stringify(variants) }),
        ...numbered('productImages', newImages as File[]),
        ...numbered('variantImages', (variantImages ?? []) as File[][]),
      }),
  },
  update: {
    body: ({ newImages, keptImageIds, tagIds, ...fields }) => {
      const kept = keptImageIds as number[] | undefined;
      return formOf({
        ...fields,
        tagIds: listed(tagIds),
        ...numbered('existingImages', kept?.length === 0 ? [''] : (kept ?? [])),
        ...numbered('productImages', (newImages ?? []) as File[]),
      });
    },
  },
};
