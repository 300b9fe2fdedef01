import { MAX_PRICE_CEDIS, priceCedisSchema } from '@shop/contracts/money';
import { MAX_STOCK } from '@shop/contracts/rest/products';

/** What is wrong with an amount in cedis; one that is left out is right. */
export const amountIssue = (cedis: number | null): string | undefined =>
  cedis === null ? undefined : priceCedisSchema.safeParse(cedis).error?.issues[0]?.message;

/** What is wrong with a price that has to be there; nothing is sold for 0. */
export const priceIssue = (cedis: number | null): string | undefined => {
  if (cedis === null || Number.isNaN(cedis)) return 'Give a price in cedis.';
  if (cedis <= 0 || cedis > MAX_PRICE_CEDIS) return 'A price is more than 0 and at most 1,000,000 cedis.';
  return amountIssue(cedis);
};

export const isStock = (pieces: number | null): boolean =>
  pieces !== null && Number.isInteger(pieces) && pieces >= 0 && pieces <= MAX_STOCK;
