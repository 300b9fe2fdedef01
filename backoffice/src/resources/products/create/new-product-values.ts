import type { GalleryPicture } from '../../../components/gallery/gallery-picture.ts';
import { type DetailValues, NO_DETAILS } from '../details/detail-values.ts';

export interface NewSizeValues {
  sizeId: number;
  stock: number | null;
  /** Null where it costs what the whole product costs. */
  price: number | null;
}
export interface NewVariantValues {
  colorId: number | null;
  pictures: GalleryPicture[];
  /** None where the colour is sold as it is. */
  sizes: NewSizeValues[];
  /** Of a colour without sizes. */
  stock: number | null;
}
/** With no colours the product is a basic one, with a stock and pictures of its own. */
export interface NewProductValues extends DetailValues {
  /** What everything costs that has no price of its own. */
  price: number | null;
  discountPrice: number | null;
  stock: number | null;
  pictures: GalleryPicture[];
  variants: NewVariantValues[];
}

export const newVariant = (pictures: GalleryPicture[] = []): NewVariantValues => ({
  ...{ colorId: null, pictures, sizes: [], stock: null },
});

/** True where something would be lost with it. */
export const isBegun = ({ pictures, sizes, stock }: NewVariantValues): boolean =>
  pictures.length > 0 || stock !== null || sizes.some((size) => size.stock !== null || size.price !== null);

/** A further colour comes in the sizes of the one before; the first has the pictures that the basic product had. */
export function nextVariant({ variants, pictures }: Pick<NewProductValues, 'variants' | 'pictures'>): NewVariantValues {
  const sizes = variants.at(-1)?.sizes ?? [];
  return { ...newVariant(pictures), sizes: sizes.map((size) => ({ ...size, stock: null })) };
}

export const newProduct = (variants: NewVariantValues[]): NewProductValues => ({
  ...NO_DETAILS,
  ...{ price: null, discountPrice: null, stock: null, pictures: [], variants },
});
