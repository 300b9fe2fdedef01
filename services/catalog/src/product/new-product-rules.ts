import type { ErrorIssue } from '@shop/contracts/errors';
import { MAX_PRICE_CEDIS, toPesewas } from '@shop/contracts/money';
import { MAX_STOCK } from '@shop/contracts/rest/products';
import type { NewProduct } from '@shop/contracts/services/catalog';
import { effectivePrice, priceOfSize, priceOfVariant } from '../price/price.ts';

type Variant = NewProduct['variants'][number];
type Offer = Pick<NewProduct, 'pricePesewas' | 'discountPesewas' | 'stock'>;

const MAX_PRICE_PESEWAS = toPesewas(MAX_PRICE_CEDIS);
/** What may stand in an address: no blanks, no control characters. */
const PRINTABLE = /^[\x21-\x7e]+$/;

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

const limitIssues = ({ pricePesewas, discountPesewas, stock }: Offer, path: string): ErrorIssue[] => [
  ...above(pricePesewas, MAX_PRICE_PESEWAS, `${path}pricePesewas`, 'A price is at most 1,000,000.'),
  ...above(discountPesewas, MAX_PRICE_PESEWAS, `${path}discountPesewas`, 'A price is at most 1,000,000.'),
  ...above(stock, MAX_STOCK, `${path}stock`, 'A stock is at most 1,000,000.'),
];

const above = (value: number | null, most: number, path: string, message: string): ErrorIssue[] =>
  value !== null && value > most ? [{ path, message }] : [];

const addressIssues = (urls: readonly string[], path: string): ErrorIssue[] =>
  urls.flatMap((url, index) =>
    PRINTABLE.test(url) ? [] : [{ path: `${path}.${index}`, message: 'This is not the address of a picture.' }],
  );

/** The places of ids that stood before. */
const twice = (ids: readonly number[]): number[] =>
  ids.flatMap((id, index) => (ids.indexOf(id) < index ? [index] : []));
