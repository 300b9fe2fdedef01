import type { Product } from '@shop/contracts/rest/products';
import { detailIssues } from '../details/detail-values.ts';
import { isStock, priceIssue } from '../details/offer-rules.ts';
import type { BasicValues } from './basic-values.ts';

/** What is wrong with a product's form, a sentence for each field. */
export function basicIssues(product: Product, values: BasicValues): object {
  const isOwnOffer = product.variants.length === 0;
  const price = priceIssue(values.price);
  return {
    ...detailIssues(values, { needsVendor: true }),
    ...(isOwnOffer && price ? { price } : {}),
    ...(isOwnOffer && !isStock(values.stock) ? { stock: 'Stock is a whole number from 0 to 1,000,000.' } : {}),
  };
}
