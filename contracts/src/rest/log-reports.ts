import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { idsFilter, searchFilter } from '../list.ts';
import { logLevelSchema } from '../statuses.ts';
import { MAX_DESCRIPTION, requiredText } from '../text.ts';
import { timestampSchema } from '../time.ts';

/** What the shop itself tells its admins. */
export const logReportSchema = z.object({
  id: idSchema,
  title: z.string(),
  message: z.string(),
  level: logLevelSchema,
  createdAt: timestampSchema,
});
export type LogReport = z.infer<typeof logReportSchema>;

/** The title is the shop's own; absent fields stay. */
export const logReportChangeSchema = z.object({
  message: requiredText(MAX_DESCRIPTION, 'Message').optional(),
  level: logLevelSchema.optional(),
});
export type LogReportChange = z.infer<typeof logReportChangeSchema>;

export const logReportListRules = {
  sortKeys: ['id', 'title', 'level', 'createdAt'] as const,
  filters: { id: idsFilter, q: searchFilter, level: logLevelSchema.optional() },
};
