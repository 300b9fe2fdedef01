import { badRequest } from '@shop/chassis/errors/problem';
import type { newProductFormSchema } from '@shop/contracts/rest/products';
import type { NewProduct } from '@shop/contracts/services/catalog';
import type { z } from 'zod';
import { pesewasOrNull } from './pesewas.ts';
import { type Media, urlsByKey, urlsIn } from './media-of-form.ts';

type NewProductForm = z.output<typeof newProductFormSchema>;

const PRODUCT_IMAGES = /^productImages(?:_(\d{1,3}))?$/;
const VARIANT_IMAGES = /^variantImages_(\d{1,3})$/;

/** The files that a form for a new product may hold. */
export const newProductFiles = [
  { field: PRODUCT_IMAGES, kind: 'image' },
  { field: VARIANT_IMAGES, kind: 'image' },
] as const;

const offer = ({
  price,
  discountPrice,
  stock,
}: {
  price?: number | null | undefined;
  discountPrice?: number | null | undefined;
  stock?: number | null | undefined;
}) => ({
  pricePesewas: pesewasOrNull(price),
  discountPesewas: pesewasOrNull(discountPrice),
  stock: stock ?? 0,
});

/** What the catalog is asked to make of a form: cedis become pesewas, files their addresses. */
export function newProductOf(form: NewProductForm, media: Media): NewProduct {
  const variantImages = urlsByKey(media, VARIANT_IMAGES);
  const variants = form.variants ?? [];
  const stray = [...variantImages.keys()].find((number) => Number(number) >= variants.length);
  if (stray !== undefined) {
    throw badRequest('image_without_variant', `variantImages_${stray} belongs to no variant of this form.`);
  }
  return {
    vendorId: form.vendorId ?? null,
    name: form.name,
    description: form.description ?? null,
    longDescription: form.longDescription ?? null,
    categoryId: form.categoryId ?? null,
    subCategoryId: form.subCategoryId ?? null,
    brandId: form.brandId ?? null,
    materialId: form.materialId ?? null,
    originId: form.originId ?? null,
    tagIds: form.tagIds,
    ...offer(form),
    available: form.available,
    stockStatus: form.stockStatus,
    imageUrls: urlsIn(media, PRODUCT_IMAGES),
    variants: variants.map((variant, number) => ({
      colorId: variant.colorId,
      ...offer(variant),
      available: variant.available,
      imageUrls: variantImages.get(String(number)) ?? [],
      sizes: variant.sizes.map((size) => ({ sizeId: size.sizeId, ...offer(size), available: size.available })),
    })),
  };
}
