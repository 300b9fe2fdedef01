import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { idsFilter, searchFilter } from '../list.ts';
import { descriptionSchema, MAX_NAME, requiredText } from '../text.ts';

export const roleRecordSchema = z.object({ id: idSchema, name: z.string(), description: z.string().nullable() });
export type RoleRecord = z.infer<typeof roleRecordSchema>;

export const roleInputSchema = z.object({
  name: requiredText(MAX_NAME, 'Role name'),
  description: descriptionSchema.optional(),
});
/** A PUT changes what it names. */
export const roleChangeSchema = roleInputSchema.partial();
export type RoleInput = z.infer<typeof roleInputSchema>;
export type RoleChange = z.infer<typeof roleChangeSchema>;

export const roleListRules = { sortKeys: ['id', 'name'] as const, filters: { id: idsFilter, q: searchFilter } };
