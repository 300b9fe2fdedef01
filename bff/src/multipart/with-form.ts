import type express from 'express';
import type { Content } from '../downstream/content.ts';
import { isRefusal } from '../downstream/is-refusal.ts';
import type { FileRule } from '../surface/route.ts';
import { type Form, takeBack } from './form.ts';
import { readForm } from './read-form.ts';

/** Reads the request's form and works on it. The files of a form that is refused are taken back. */
export async function withForm<Answer>(
  req: express.Request,
  rules: readonly FileRule[],
  content: Content,
  work: (form: Form) => Promise<Answer>,
): Promise<Answer> {
  const form = await readForm(req, rules, content);
  try {
    return await work(form);
  } catch (error) {
    // Where nobody can tell whether the form was taken, something may show its files by now.
    if (isRefusal(error)) await takeBack(Object.values(form.media).flat(), content);
    throw error;
  }
}
