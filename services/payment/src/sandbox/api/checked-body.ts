import type express from 'express';
import type { z } from 'zod';
import { SandboxRefusal } from './refusal.ts';

/** The request's JSON body. Throws a refusal that names the first fault. */
export function checkedBody<Schema extends z.ZodType>(req: express.Request, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(req.body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new SandboxRefusal(400, 'invalid_params', `${issue?.path.join('.') ?? 'body'}: ${issue?.message ?? 'invalid'}`);
}
