import type { Lookup } from '@shop/contracts/rest/lookups';

const MONTHS_A_YEAR = 12;
/** "0–3 months", "2–3 years": a size's name begins with the age at which it begins to fit. */
const BEGINS_AT = /^(\d+)\D*\d*\s*(month|year)/i;

function monthsOf({ name }: Lookup): number {
  const [, count, unit] = BEGINS_AT.exec(name) ?? [];
  if (count === undefined) return Infinity;
  return Number(count) * (unit?.toLowerCase() === 'year' ? MONTHS_A_YEAR : 1);
}

/** The youngest first; what names no age comes last, as it came. */
export const sizesByAge = (sizes: readonly Lookup[]): Lookup[] =>
  [...sizes].sort((a, b) => {
    const [monthsA, monthsB] = [monthsOf(a), monthsOf(b)];
    return monthsA === monthsB ? 0 : monthsA - monthsB;
  });
