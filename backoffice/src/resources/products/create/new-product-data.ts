import { type GalleryPicture, isChosen } from '../../../components/gallery/gallery-picture.ts';
import type { NewProductValues, NewVariantValues } from './new-product-values.ts';

const filesOf = (pictures: readonly GalleryPicture[]): File[] => pictures.filter(isChosen).map(({ file }) => file);

type Prices = Pick<NewProductValues, 'price' | 'discountPrice'>;

/** A size with a price of its own has no part in the discount of the others. */
const variantOf = ({ colorId, stock, sizes }: NewVariantValues, { price, discountPrice }: Prices) => ({
  ...{ colorId, price, discountPrice, available: true },
  stock: sizes.length > 0 ? 0 : stock,
  sizes: sizes.map((size) => ({
    sizeId: size.sizeId,
    stock: size.stock,
    price: size.price ?? price,
    discountPrice: size.price === null ? discountPrice : null,
    available: true,
  })),
});

/** What the shop is told of a new product: one price for everything, but for sizes with one of their own. */
export function newProductData({ variants, pictures, price, discountPrice, stock, ...details }: NewProductValues) {
  const told = { ...withoutNothing(details), available: true, stockStatus: 'IN_STOCK' };
  if (variants.length === 0) return { ...told, price, discountPrice, stock, newImages: filesOf(pictures) };
  return {
    ...told,
    newImages: filesOf(pictures),
    variants: variants.map((variant) => variantOf(variant, { price, discountPrice })),
    variantImages: variants.map((variant) => filesOf(variant.pictures)),
  };
}

/** A vendor names no vendor, and nobody names a brand that there is not. */
const withoutNothing = (details: object) =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null));
