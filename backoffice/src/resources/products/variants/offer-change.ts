import type { ProductSize, ProductVariant } from '@shop/contracts/rest/products';
import type { OfferValues } from './editor-values.ts';

export type OfferChange = Partial<Pick<OfferValues, 'price' | 'discountPrice' | 'available'>> & {
  stock?: number;
  stockSeen?: number;
};

/**
 * What is told of a price and stock. The price that is shown may be that of another level, so it is told only where it was
 * changed, and always together with its discount, which counts on the level of its price alone. Every stock goes with the one
 * that was seen: where both are the same, the shop writes nothing.
 */
export function offerChange(saved: ProductSize | ProductVariant | undefined, values: OfferValues): OfferChange {
  const { price, discountPrice, stock, stockSeen, available } = values;
  const isPriced = saved !== undefined && saved.price === (price ?? 0) && saved.discountPrice === discountPrice;
  return {
    ...(isPriced ? {} : { price, discountPrice }),
    ...(stock === null ? {} : { stock }),
    ...(stock === null || stockSeen === null ? {} : { stockSeen }),
    ...(saved?.available === available ? {} : { available }),
  };
}
