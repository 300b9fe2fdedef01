import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { idsFilter, searchFilter } from '../list.ts';
import { requiredText } from '../text.ts';

/** The lists that products choose from; each is a collection of the REST surface under this name. */
export const LOOKUP_KINDS = [
  'categories',
  'subcategories',
  'colors',
  'sizes',
  'brands',
  'materials',
  'origins',
  'tags',
] as const;
export const lookupKindSchema = z.enum(LOOKUP_KINDS);
export type LookupKind = z.infer<typeof lookupKindSchema>;

/** `categoryId` only stands on subcategories; `hex` only on colours. */
export const lookupSchema = z.object({
  id: idSchema,
  name: z.string(),
  categoryId: idSchema.optional(),
  hex: z.string().nullable().optional(),
});
export type Lookup = z.infer<typeof lookupSchema>;

export const lookupInputSchema = z.object({
  name: requiredText(200, 'Name'),
  hex: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/, 'A colour is written as #RRGGBB.')
    .nullish(),
});
export const subcategoryInputSchema = lookupInputSchema.extend({ categoryId: idSchema });
/** A change of a subcategory that names no category leaves it where it is. */
export const subcategoryChangeSchema = lookupInputSchema.extend({ categoryId: idSchema.optional() });
export type LookupInput = z.infer<typeof lookupInputSchema> & { categoryId?: number };

export const lookupListRules = {
  sortKeys: ['id', 'name'] as const,
  filters: { q: searchFilter, id: idsFilter },
};
export const subcategoryListRules = {
  ...lookupListRules,
  filters: { ...lookupListRules.filters, categoryId: idsFilter },
};
