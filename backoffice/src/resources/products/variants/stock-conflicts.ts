import type { Product } from '@shop/contracts/rest/products';
import type { EditorValues, OfferValues } from './editor-values.ts';

type RowPath = `variants.${number}` | `variants.${number}.sizes.${number}`;

/** A stock that somebody wrote here, while it became another since it was loaded. */
export interface StockConflict<Path extends string = RowPath> {
  /** Where it stands in the form. */
  path: Path;
  /** "Gold, 2–3 years". */
  name: string;
  seen: number;
  present: number;
  written: number;
}

/** The stocks of a form that were changed on other figures than the present ones. */
export function stockConflicts(values: EditorValues, present: Product): StockConflict[] {
  return values.variants.flatMap((variant, index) => {
    const now = present.variants.find(({ id }) => id === variant.id);
    if (!now) return [];
    const path = `variants.${index}` as const;
    if (!variant.hasSizes) return conflict(path, now.color.name, variant, now.stock);
    return variant.sizes.flatMap((size, place) => {
      const sizeNow = now.sizes.find(({ id }) => id === size.id);
      if (!sizeNow) return [];
      return conflict(`${path}.sizes.${place}`, `${now.color.name}, ${sizeNow.size.name}`, size, sizeNow.stock);
    });
  });
}

function conflict(path: RowPath, name: string, { stock, stockSeen }: OfferValues, present: number): StockConflict[] {
  if (stock === null || stockSeen === null || stock === stockSeen || stockSeen === present) return [];
  return [{ path, name, seen: stockSeen, present, written: stock }];
}
