import type { ErrorIssue } from '@shop/contracts/errors';
import { MAX_PRICE_CEDIS, toPesewas } from '@shop/contracts/money';
import { MAX_STOCK } from '@shop/contracts/rest/products';

interface TypedOffer {
  pricePesewas?: number | null | undefined;
  discountPesewas?: number | null | undefined;
  stock?: number | undefined;
}

const MAX_PRICE_PESEWAS = toPesewas(MAX_PRICE_CEDIS);
/** What may stand in an address: no blanks, no control characters. */
const PRINTABLE = /^[\x21-\x7e]+$/;

export const limitIssues = ({ pricePesewas, discountPesewas, stock }: TypedOffer, path: string): ErrorIssue[] => [
  ...above(pricePesewas, MAX_PRICE_PESEWAS, `${path}pricePesewas`, 'A price is at most 1,000,000.'),
  ...above(discountPesewas, MAX_PRICE_PESEWAS, `${path}discountPesewas`, 'A price is at most 1,000,000.'),
  ...above(stock, MAX_STOCK, `${path}stock`, 'A stock is at most 1,000,000.'),
];

const above = (value: number | null | undefined, most: number, path: string, message: string): ErrorIssue[] =>
  typeof value === 'number' && value > most ? [{ path, message }] : [];

export const addressIssues = (urls: readonly string[], path: string): ErrorIssue[] =>
  urls.flatMap((url, index) =>
    PRINTABLE.test(url) ? [] : [{ path: `${path}.${index}`, message: 'This is not the address of a picture.' }],
  );

/** The places of ids that stood before. */
export const twice = (ids: readonly number[]): number[] =>
  ids.flatMap((id, index) => (ids.indexOf(id) < index ? [index] : []));
