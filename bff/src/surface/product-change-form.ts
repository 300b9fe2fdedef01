import { badRequest } from '@shop/chassis/errors/problem';
import type {
  productChangeFormSchema,
  productVideosFormSchema,
  variantsChangeFormSchema,
} from '@shop/contracts/rest/product-changes';
import type { ProductChange } from '@shop/contracts/services/catalog-changes';
import { idTextSchema } from '@shop/contracts/ids';
import { toPesewas } from '@shop/contracts/money';
import type { z } from 'zod';
import { type Media, textsIn, urlsByKey, urlsIn } from './media-of-form.ts';

type BasicForm = z.output<typeof productChangeFormSchema>;
type VariantsForm = z.output<typeof variantsChangeFormSchema>;
type VideosForm = z.output<typeof productVideosFormSchema>;
type Fields = VariantsForm['productData'];

const EXISTING_IMAGES = /^existingImages(?:_(\d{1,3}))?$/;
const PRODUCT_IMAGES = /^productImages(?:_(\d{1,3}))?$/;
const IMAGES = /^images(?:_(\d{1,3}))?$/;
const EXISTING_VIDEOS = /^existingVideos(?:_(\d{1,3}))?$/;
const VIDEOS = /^videos(?:_(\d{1,3}))?$/;
const VARIANT_IMAGES = /^variant_(.{1,100})_images$/;

export const productChangeFiles = [{ field: PRODUCT_IMAGES, kind: 'image' }] as const;
export const variantsChangeFiles = [
  { field: IMAGES, kind: 'image' },
  { field: VIDEOS, kind: 'video' },
  { field: VARIANT_IMAGES, kind: 'image' },
] as const;
export const productVideosFiles = [{ field: VIDEOS, kind: 'video' }] as const;

const NO_PARTS = { variants: [], removedVariantIds: [], removedSizeIds: [], removedImageIds: [] };

/** What a basic form changes: the pictures that it names stay and new ones come; the others go, where it names any. */
export function productChangeOf(form: BasicForm, media: Media): ProductChange {
  const kept = textsIn(form, EXISTING_IMAGES);
  const addUrls = urlsIn(media, PRODUCT_IMAGES);
  const images = kept || addUrls.length > 0 ? { keep: kept ?? [], addUrls } : undefined;
  return { ...NO_PARTS, ...fieldsOf(form), images };
}

/** New videos come beside the old ones; where the form names old ones, the others go. */
export function videosChangeOf(form: VideosForm, media: Media): ProductChange {
  const { vendorId, name, description, longDescription } = form;
  const videos = { keep: textsIn(form, EXISTING_VIDEOS), addUrls: urlsIn(media, VIDEOS) };
  return { ...NO_PARTS, vendorId, name, description, longDescription, videos };
}

/** What is neither listed nor removed stays; files come beside what is there. */
export function variantsChangeOf(form: VariantsForm, media: Media): ProductChange {
  const { productData, removedVariantIds, removedSizeIds, removedImageIds } = form;
  const pictures = urlsByKey(media, VARIANT_IMAGES);
  const variants = form.variants.map(({ id, key, colorId, imageOrder, sizes, ...offer }) => {
    const names = [key, id].filter((name) => name !== undefined && name !== null).map(String);
    const addImageUrls = names.flatMap((name) => pictures.get(name) ?? []);
    for (const name of names) pictures.delete(name);
    return {
      id: id ?? undefined,
      colorId,
      ...offerOf(offer),
      addImageUrls,
      imageOrder,
      sizes: sizes.map(({ id: sizeRowId, sizeId, ...own }) => ({
        id: sizeRowId ?? undefined,
        sizeId,
        ...offerOf(own),
      })),
    };
  });
  // A variant that is not listed stays, and may get pictures by its id.
  const unlisted = [...pictures].map(([name, addImageUrls]) => {
    const { success, data: id } = idTextSchema.safeParse(name);
    if (!success || removedVariantIds.includes(id)) {
      throw badRequest('image_without_variant', `variant_${name}_images belongs to no variant of this form.`);
    }
    return { id, addImageUrls, sizes: [] };
  });
  return {
    ...fieldsOf(productData),
    images: { addUrls: urlsIn(media, IMAGES) },
    videos: { addUrls: urlsIn(media, VIDEOS) },
    variants: [...variants, ...unlisted],
    removedVariantIds,
    removedSizeIds,
    removedImageIds,
  };
}

type Offer = Pick<Fields, 'price' | 'discountPrice' | 'stock' | 'stockSeen' | 'available'>;

/** Cedis become pesewas; an emptied stock says nothing. */
const offerOf = ({ price, discountPrice, stock, stockSeen, available }: Offer) => ({
  pricePesewas: typeof price === 'number' ? toPesewas(price) : price,
  discountPesewas: typeof discountPrice === 'number' ? toPesewas(discountPrice) : discountPrice,
  stock: stock ?? undefined,
  stockSeen: stockSeen ?? undefined,
  available,
});

const fieldsOf = (form: Fields) => ({
  vendorId: form.vendorId,
  name: form.name,
  description: form.description,
  longDescription: form.longDescription,
  categoryId: form.categoryId,
  subCategoryId: form.subCategoryId,
  brandId: form.brandId,
  materialId: form.materialId,
  originId: form.originId,
  tag: form.tag,
  tagIds: form.tagIds,
  stockStatus: form.stockStatus,
  ...offerOf({ ...form, available: form.isAvailable ?? form.available }),
});
