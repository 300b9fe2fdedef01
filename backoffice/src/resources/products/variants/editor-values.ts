import type { Product, ProductSize, ProductVariant } from '@shop/contracts/rest/products';
import { type GalleryPicture, savedPictures } from '../../../components/gallery/gallery-picture.ts';
import type { ProductTextValues } from './text-issues.ts';

/** What is sold and how, as it stands in the fields. */
export interface OfferValues {
  price: number | null;
  discountPrice: number | null;
  stock: number | null;
  /** The stock that the person has seen; null where there is none to compare with. */
  stockSeen: number | null;
  available: boolean;
}
export interface SizeValues extends OfferValues {
  /** Null while it is new. */
  id: number | null;
  sizeId: number | null;
}
export interface VariantValues extends OfferValues {
  id: number | null;
  /** Names a new variant, for its pictures. */
  key: string;
  colorId: number | null;
  /** False in fallback mode: the variant itself is sold, and its rows of sizes wait unsent. */
  hasSizes: boolean;
  sizes: SizeValues[];
  pictures: GalleryPicture[];
}
export interface EditorValues extends ProductTextValues {
  variants: VariantValues[];
}

const offerOf = ({ price, discountPrice, stock, available }: ProductSize | ProductVariant): OfferValues => ({
  // 0 is how the shop says that there is none.
  price: price === 0 ? null : price,
  discountPrice,
  stock,
  stockSeen: stock,
  available,
});

export const sizeValuesOf = (size: ProductSize): SizeValues => ({
  id: size.id,
  sizeId: size.sizeId,
  ...offerOf(size),
});

export const variantValuesOf = (variant: ProductVariant): VariantValues => {
  const hasSizes = variant.sizes.length > 0;
  return {
    id: variant.id,
    key: String(variant.id),
    colorId: variant.colorId,
    ...offerOf(variant),
    // The stock of a colour with sizes is their sum; its own is not told.
    ...(hasSizes ? { stock: null, stockSeen: null } : {}),
    hasSizes,
    sizes: variant.sizes.map(sizeValuesOf),
    pictures: savedPictures(variant.images),
  };
};

export const editorValuesOf = ({ name, description, longDescription, variants }: Product): EditorValues => ({
  name,
  description,
  longDescription,
  variants: variants.map(variantValuesOf),
});
