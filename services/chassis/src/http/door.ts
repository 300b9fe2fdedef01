import type express from 'express';
import type { z } from 'zod';
import type { ErrorIssue } from '@shop/contracts/errors';
import { issueSentence } from '../errors/issue-sentence.ts';
import { Problem } from '../errors/problem.ts';
import { faultWords } from './fault-words.ts';

const MAX_ISSUES = 20;
const IN_OUR_WORDS = { error: faultWords };

const issuesOf = (error: z.ZodError): ErrorIssue[] =>
  error.issues.slice(0, MAX_ISSUES).map(({ path, message }) => ({ path: path.map(String).join('.'), message }));

/** What a caller sent does not fit: a 400 whose sentence names the first fault. */
export function invalid(error: z.ZodError): Problem {
  const issues = issuesOf(error);
  const [first] = issues;
  return new Problem(400, 'invalid', first ? issueSentence(first) : 'This request is not valid.', { issues });
}

export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, IN_OUR_WORDS);
  if (result.success) return result.data;
  throw invalid(result.error);
}

/** The request's JSON body, checked. Throws a Problem 400, or 415 where what was sent is not JSON. */
export function body<Schema extends z.ZodType>(req: express.Request, schema: Schema): z.output<Schema> {
  // `is` answers null where there is no body at all.
  if (req.body === undefined && req.is('json') === false) {
    throw new Problem(415, 'unsupported_media_type', 'Please send this as JSON.');
  }
  return parsed(schema, req.body);
}

export const query = <Schema extends z.ZodType>(req: express.Request, schema: Schema): z.output<Schema> =>
  parsed(schema, req.query);

export const params = <Schema extends z.ZodType>(req: express.Request, schema: Schema): z.output<Schema> =>
  parsed(schema, req.params);
