import { formatGhs, toCedis } from '@shop/contracts/money';
import { skuLabel } from '../sku-copies/sku.ts';
import { isAvailable, mostOf } from './cart-line.ts';
import type { CartLine } from './cart-line.ts';

const ghs = (pesewas: number): string => formatGhs(toCedis(pesewas));

/** Why a line can't be bought now. */
export const unavailableSentence = (line: CartLine): string =>
  line.sellable
    ? `${skuLabel(line)} is sold out at the moment. Please remove it to go on.`
    : `${skuLabel(line)} is no longer available. Please remove it to go on.`;

const adjustedSentence = (line: CartLine): string =>
  line.quantity >= mostOf(line)
    ? `${skuLabel(line)}: only ${line.quantity} left, your quantity was lowered.`
    : `${skuLabel(line)}: your quantity was lowered to ${line.quantity}.`;

const priceSentence = (line: CartLine): string =>
  `${skuLabel(line)} now costs ${ghs(line.unitPricePesewas)} (was ${ghs(line.seenUnitPricePesewas)}).`;

/** What the customer should know of a line before paying. */
export function lineWarnings(line: CartLine): string[] {
  if (!isAvailable(line)) return [unavailableSentence(line)];
  return [
    ...(line.isAdjusted ? [adjustedSentence(line)] : []),
    ...(line.unitPricePesewas === line.seenUnitPricePesewas ? [] : [priceSentence(line)]),
  ];
}

/** The refusal to put more into a cart than can be bought. */
export function notEnoughSentence(
  line: Pick<CartLine, 'productName' | 'colorName' | 'sizeName'>,
  most: number,
): string {
  const name = skuLabel(line);
  if (most <= 0) return `${name} is sold out at the moment.`;
  return `Only ${most} of ${name} ${most === 1 ? 'is' : 'are'} left. Please choose a smaller quantity.`;
}
