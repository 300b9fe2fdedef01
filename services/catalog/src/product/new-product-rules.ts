import type { ErrorIssue } from '@shop/contracts/errors';
import type { NewProduct } from '@shop/contracts/services/catalog';
import { effectivePrice, priceOfSize, priceOfVariant } from '../price/price.ts';
import { addressIssues, limitIssues, twice } from './offer-limits.ts';

type Variant = NewProduct['variants'][number];

/** Everything that is wrong with a new product by itself; nothing, where it may be made. */
export const newProductIssues = (product: NewProduct): ErrorIssue[] => [
  ...limitIssues(product, ''),
  ...addressIssues(product.imageUrls, 'imageUrls'),
  ...(product.variants.length === 0 ? priceIssue(effectivePrice([product]) !== null, 'pricePesewas') : []),
  ...twice(product.variants.map(({ colorId }) => colorId)).map((index) => ({
    path: `variants.${index}.colorId`,
    message: 'This colour is named twice.',
  })),
  ...product.variants.flatMap((variant, index) => variantIssues(variant, product, `variants.${index}.`)),
];

const variantIssues = (variant: Variant, product: NewProduct, path: string): ErrorIssue[] => [
  ...limitIssues(variant, path),
  ...addressIssues(variant.imageUrls, `${path}imageUrls`),
  ...(variant.sizes.length === 0 ? priceIssue(priceOfVariant(variant, product) !== null, `${path}pricePesewas`) : []),
  ...twice(variant.sizes.map(({ sizeId }) => sizeId)).map((index) => ({
    path: `${path}sizes.${index}.sizeId`,
    message: 'This size is named twice.',
  })),
  ...variant.sizes.flatMap((size, index) => [
    ...limitIssues(size, `${path}sizes.${index}.`),
    ...priceIssue(priceOfSize(size, variant, product) !== null, `${path}sizes.${index}.pricePesewas`),
  ]),
];

const priceIssue = (priced: boolean, path: string): ErrorIssue[] =>
  priced ? [] : [{ path, message: 'A price above 0 is needed.' }];
