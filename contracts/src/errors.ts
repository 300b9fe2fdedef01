import { z } from 'zod';

export const errorIssueSchema = z.object({ path: z.string(), message: z.string() });
export type ErrorIssue = z.infer<typeof errorIssueSchema>;

/** The body of every error. `message` and `error` hold the same sentence; `code` is a stable machine word. */
export const errorBodySchema = z.object({
  message: z.string(),
  error: z.string(),
  code: z.string().regex(/^[a-z][a-z0-9_]*$/),
  issues: z.array(errorIssueSchema).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
