import type { OfferChange } from './offer-change.ts';
import type { VariantChanges } from './variant-changes.ts';

/** A stock that was only carried along says nothing. */
const says = ({ stock, stockSeen, ...others }: OfferChange) =>
  stock !== stockSeen || Object.values(others).some((value) => value !== undefined);

/** Whether there is anything to save. */
export const hasChanges = (changes: VariantChanges): boolean =>
  Object.keys(changes.productData).length > 0 ||
  Object.keys(changes.pictures).length > 0 ||
  [changes.removedVariantIds, changes.removedSizeIds, changes.removedImageIds].some((ids) => ids.length > 0) ||
  changes.variants.some(
    ({ id, sizes, ...variant }) =>
      id === undefined || says(variant) || sizes.some(({ id: sizeId, ...size }) => sizeId === undefined || says(size)),
  );
