import { z } from 'zod';
import { isWholePesewas } from './cedis.ts';

export { formatAmount, formatGhs, toCedis, toPesewas, type Pesewas } from './cedis.ts';

export const MAX_PRICE_CEDIS = 1_000_000;

/** A whole, non-negative number of pesewas. Sums of many prices stay far below 2^53. */
export const pesewasSchema = z.int().min(0);

/** Cedis as they stand in the public API: a JSON number with at most two decimals, from 0 to the given most. */
const cedisUpTo = (most: number) =>
  z
    .number()
    .min(0, 'An amount is 0 or more.')
    .max(most, `An amount is at most ${most.toLocaleString('en-US')}.`)
    .refine(isWholePesewas, 'An amount has at most two decimals.');

export const priceCedisSchema = cedisUpTo(MAX_PRICE_CEDIS);
/** A sum of many prices may be larger than one price. */
export const sumCedisSchema = cedisUpTo(1_000_000_000);
