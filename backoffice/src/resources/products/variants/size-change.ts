import type { ProductSize } from '@shop/contracts/rest/products';
import type { SizeValues } from './editor-values.ts';
import { offerChange, type OfferChange } from './offer-change.ts';

export interface SizeChange extends OfferChange {
  id?: number;
  sizeId?: number;
}

/**
 * What is told of one size. A size without a price of its own has that of the first one: where sizes go, each that stays is
 * told the price that is shown for it, so that none becomes another.
 */
export function sizeChange(saved: ProductSize | undefined, values: SizeValues, othersGo: boolean): SizeChange {
  const { price, discountPrice, sizeId } = values;
  return {
    ...(saved ? { id: saved.id } : {}),
    ...(sizeId === null || sizeId === saved?.sizeId ? {} : { sizeId }),
    ...offerChange(saved, values),
    ...(othersGo ? { price, discountPrice } : {}),
  };
}
