import type { Product } from '@shop/contracts/rest/products';
import { detailIssues } from '../details/detail-values.ts';
import { amountIssue, isStock, priceIssue } from '../details/offer-rules.ts';
import { withoutEmpty } from '../variants/text-issues.ts';
import type { BasicValues } from './basic-values.ts';

/** What is wrong with a product's form, a sentence for each field. */
export function basicIssues(product: Product, values: BasicValues): object {
  const issues = detailIssues(values, { needsVendor: true });
  return product.variants.length === 0 ? { ...issues, ...offerIssues(values) } : issues;
}

const offerIssues = ({ price, discountPrice, stock }: BasicValues) =>
  withoutEmpty({
    price: priceIssue(price),
    discountPrice: amountIssue(discountPrice),
    stock: isStock(stock) ? undefined : 'Stock is a whole number from 0 to 1,000,000.',
  });
