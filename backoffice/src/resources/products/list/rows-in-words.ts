import type { Product } from '@shop/contracts/rest/products';
import { rowsOfProduct } from './product-rows.ts';

const counted = (count: number, one: string) => `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;

/** "5 products, 9 rows": a page has as many products as were asked for, each with a row for every colour. */
export const rowsInWords = (products: readonly Product[]): string =>
  `${counted(products.length, 'product')}, ${counted(products.flatMap(rowsOfProduct).length, 'row')}`;
