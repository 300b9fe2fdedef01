import type { VariantValues } from './editor-values.ts';

const sum = (stocks: readonly (number | null)[]) => stocks.reduce<number>((total, stock) => total + (stock ?? 0), 0);

/** What a closed block tells of its colour: "3 sizes · 12 in stock · 2 held". */
export function variantSummary({ hasSizes, sizes, stock, available }: VariantValues, heldStock: number): string {
  const pieces = hasSizes ? sum(sizes.map((size) => size.stock)) : (stock ?? 0);
  return [
    hasSizes ? `${sizes.length} ${sizes.length === 1 ? 'size' : 'sizes'}` : 'no sizes',
    pieces === 0 ? 'sold out' : `${pieces} in stock`,
    ...(heldStock > 0 ? [`${heldStock} held`] : []),
    ...(available ? [] : ['not for sale']),
  ].join(' · ');
}
