import { z } from 'zod';
import { changesSchema } from '../events/changes.ts';
import { idSchema } from '../ids.ts';
import { idsFilter } from '../list.ts';
import { lookedUpText } from '../text.ts';
import { timestampSchema } from '../time.ts';

/** Who did what to a record, and when. `resource` is the first word of the record's path. */
export const auditEntrySchema = z.object({
  id: idSchema,
  resource: z.string(),
  recordId: idSchema,
  action: z.string(),
  /** A part of the shop that acted by itself has no id, the role `service` and its own name. */
  actor: z.object({ id: idSchema.nullable(), role: z.string(), name: z.string().nullable() }),
  at: timestampSchema,
  changes: changesSchema,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** `id` is the record's, beside its `resource`. */
export const auditListRules = {
  sortKeys: ['id', 'at'] as const,
  filters: { resource: lookedUpText(50).optional(), id: idsFilter },
};
