import type { Product } from '@shop/contracts/rest/products';
import { galleryChange, isChange } from '../../../components/gallery/gallery-change.ts';
import { type GalleryPicture, isChosen, savedPictures } from '../../../components/gallery/gallery-picture.ts';
import type { VariantChanges } from '../variants/variant-changes.ts';

/** All galleries of a product as they are shown: its own, and those of its variants by their ids. */
export interface Galleries {
  own: GalleryPicture[];
  variants: Readonly<Record<number, GalleryPicture[]>>;
}

export const galleriesOf = ({ images, variants }: Product): Galleries => ({
  own: savedPictures(images),
  variants: Object.fromEntries(variants.map((variant) => [variant.id, savedPictures(variant.images)])),
});

export interface OwnPictures {
  /** Which stay, in their order. */
  keptIds: number[];
  files: File[];
  /** True where a new one stands before an old one: the shop puts new ones last, so their order is told once more. */
  isMixed: boolean;
}

/** What has become of the product's own gallery; null where nothing has. */
export function ownPictures({ images }: Product, { own }: Galleries): OwnPictures | null {
  const change = galleryChange(images, own);
  if (!isChange(change)) return null;
  const keptIds = own.flatMap((picture) => (isChosen(picture) ? [] : picture.id));
  const lastOld = own.findLastIndex((picture) => !isChosen(picture));
  return { keptIds, files: change.files, isMixed: own.slice(0, lastOld + 1).some(isChosen) };
}

/** The order that is shown, in the ids that the shop gave since: those that stayed come first in its answer, then the new. */
export function orderShown(own: readonly GalleryPicture[], answered: readonly { id: number }[]): number[] {
  const fresh = answered.slice(own.filter((picture) => !isChosen(picture)).length).map(({ id }) => id);
  return own.flatMap((picture) => (isChosen(picture) ? (fresh.shift() ?? []) : picture.id));
}

/** What has become of the variants' galleries; null where nothing has. */
export function variantPictures({ variants }: Product, galleries: Galleries): VariantChanges | null {
  const changed = variants
    .map(({ id, images }) => ({ id, ...galleryChange(images, galleries.variants[id] ?? []) }))
    .filter(isChange);
  if (changed.length === 0) return null;
  return {
    productData: {},
    variants: changed.map(({ id, order }) => ({ id, ...(order ? { imageOrder: order } : {}), sizes: [] })),
    removedVariantIds: [],
    removedSizeIds: [],
    removedImageIds: changed.flatMap(({ removedIds }) => removedIds),
    pictures: Object.fromEntries(changed.map(({ id, files }) => [id, files])),
  };
}

/** Which pictures go for good. */
export const removedPictures = (product: Product, galleries: Galleries): number[] => [
  ...galleryChange(product.images, galleries.own).removedIds,
  ...(variantPictures(product, galleries)?.removedImageIds ?? []),
];
