import { MAX_STOCK } from '@shop/contracts/rest/products';
import { amountIssue } from '../details/offer-rules.ts';
import type { OfferValues } from './editor-values.ts';
import { withoutEmpty } from './text-issues.ts';

function stockIssue(stock: number | null): string | undefined {
  if (stock === null) return 'How many are there?';
  if (!Number.isInteger(stock)) return 'Stock is a whole number.';
  if (stock < 0) return 'Stock is 0 or more.';
  return stock > MAX_STOCK ? 'A stock is at most 1,000,000.' : undefined;
}

/** What is wrong with a price and stock, by their fields. */
export const offerIssues = ({ price, discountPrice, stock }: OfferValues): Record<string, string> =>
  withoutEmpty({ price: amountIssue(price), discountPrice: amountIssue(discountPrice), stock: stockIssue(stock) });
