import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { idsFilter, searchFilter } from '../list.ts';
import { mediaUrlSchema } from '../media-address.ts';
import { descriptionSchema, lookedUpText, MAX_NAME, requiredText } from '../text.ts';

/** A page that admins make; shown at `/pages/{slug}`. */
export const publicPageSchema = z.object({
  id: idSchema,
  slug: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  showInHeader: z.boolean(),
  showInFooter: z.boolean(),
  isVisible: z.boolean(),
});
export type PublicPage = z.infer<typeof publicPageSchema>;

export const sectionImageSchema = z.object({ id: idSchema, imageUrl: z.string() });
export type SectionImage = z.infer<typeof sectionImageSchema>;

/** A part of a page, answered by `/public-pages/{id}/origins`. */
export const pageSectionSchema = publicPageSchema.omit({ slug: true }).extend({ images: z.array(sectionImageSchema) });
export type PageSection = z.infer<typeof pageSectionSchema>;

/** The last part of a page's address. */
const slugSchema = requiredText(MAX_NAME, 'Slug')
  .transform((slug) => slug.toLowerCase())
  .pipe(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A slug has letters from a to z, digits and single hyphens.'));

/** What an admin changes of a section; absent fields stay. */
export const sectionChangeSchema = z.object({
  title: requiredText(MAX_NAME, 'Title').optional(),
  description: descriptionSchema.optional(),
  showInHeader: z.boolean().optional(),
  showInFooter: z.boolean().optional(),
  isVisible: z.boolean().optional(),
});
export type SectionChange = z.infer<typeof sectionChangeSchema>;

/** A new section is visible, in neither header nor footer, unless said. */
export const newSectionSchema = sectionChangeSchema.extend({ title: requiredText(MAX_NAME, 'Title') });
export type NewSection = z.infer<typeof newSectionSchema>;

export const pageChangeSchema = sectionChangeSchema.extend({ slug: slugSchema.optional() });
export type PageChange = z.infer<typeof pageChangeSchema>;

export const newPageSchema = newSectionSchema.extend({ slug: slugSchema });
export type NewPage = z.infer<typeof newPageSchema>;

export const newSectionImageSchema = z.object({ imageUrl: mediaUrlSchema });

export const pageListRules = {
  sortKeys: ['id', 'slug', 'title'] as const,
  filters: { id: idsFilter, q: searchFilter, slug: lookedUpText(MAX_NAME).optional() },
};
export const sectionListRules = { sortKeys: ['id', 'title'] as const, filters: { id: idsFilter } };
