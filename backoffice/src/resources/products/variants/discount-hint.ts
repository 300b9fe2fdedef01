/** Why a discount would not be charged; null where it is, or where there is none. */
export function discountHint(price: number | null, discountPrice: number | null): string | null {
  if (discountPrice === null || discountPrice === 0) return null;
  if (price === null || price === 0) return 'It counts only beside a price.';
  return discountPrice < price ? null : 'It is not lower than the price, so the price is charged.';
}
