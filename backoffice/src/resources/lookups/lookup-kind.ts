import type { LookupKind } from '@shop/contracts/rest/lookups';

/** One of the eight lists, and what its entries have beside a name. */
export interface Kind {
  resource: LookupKind;
  /** "colour", as in "Delete this colour?". */
  one: string;
  many: string;
  hasColour?: boolean;
  hasCategory?: boolean;
}

export const KINDS: readonly Kind[] = [
  { resource: 'categories', one: 'category', many: 'Categories' },
  { resource: 'subcategories', one: 'subcategory', many: 'Subcategories', hasCategory: true },
  { resource: 'colors', one: 'colour', many: 'Colours', hasColour: true },
  { resource: 'sizes', one: 'size', many: 'Sizes' },
  { resource: 'brands', one: 'brand', many: 'Brands' },
  { resource: 'materials', one: 'material', many: 'Materials' },
  { resource: 'origins', one: 'origin', many: 'Origins' },
  { resource: 'tags', one: 'tag', many: 'Tags' },
];
