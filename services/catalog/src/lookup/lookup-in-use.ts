import type { LookupUses } from './lookup-store.ts';

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];

/** "used by 3 products and 1 subcategory"; null where nothing uses it. */
export function inUseSentence(name: string, { products, subcategories }: LookupUses, refused: string): string | null {
  const uses = [...counted(products, 'product', 'products'), ...counted(subcategories, 'subcategory', 'subcategories')];
  return uses.length === 0 ? null : `“${name}” is used by ${uses.join(' and ')} and can’t be ${refused}.`;
}
