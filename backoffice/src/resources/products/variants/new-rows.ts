import type { OfferValues, SizeValues, VariantValues } from './editor-values.ts';

const newOffer: OfferValues = { price: null, discountPrice: null, stock: null, stockSeen: null, available: true };

/** A further size costs what the last one does, until told otherwise. */
export const newSize = (sizes: readonly OfferValues[], variant: OfferValues = newOffer): SizeValues => {
  const { price, discountPrice } = sizes.at(-1) ?? variant;
  return { id: null, sizeId: null, ...newOffer, price, discountPrice };
};

let made = 0;
type Price = Pick<OfferValues, 'price' | 'discountPrice'>;

/** A further colour costs what the last one does, the first what the product did; it begins with one size. */
export function newVariant(variants: readonly VariantValues[], product: Price): VariantValues {
  const last = variants.at(-1);
  const { price, discountPrice } = last?.hasSizes ? (last.sizes.at(-1) ?? last) : (last ?? product);
  return {
    ...{ id: null, key: `new-${(made += 1)}`, colorId: null },
    ...{ ...newOffer, price, discountPrice },
    hasSizes: true,
    sizes: [newSize([], { ...newOffer, price, discountPrice })],
    pictures: [],
  };
}
