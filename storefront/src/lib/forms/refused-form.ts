import type { ErrorIssue } from '@shop/contracts/errors';
import { ApiError, sentenceOf } from '@shop/browser/http/api-error';

const LOOK_AGAIN = 'Please look again at what is marked.';

export interface RefusedForm<Field> {
  /** In the order in which they stand on the screen. */
  fields: { name: Field; message: string }[];
  /** Stands once for the whole form, and never names a key of the API. */
  says: string;
}

/** Each issue at its field, once; what belongs to none of the form's fields is told for the whole form. */
export function markedForm<Field extends string>(
  issues: readonly ErrorIssue[],
  names: readonly Field[],
): RefusedForm<Field> {
  const fields = names.flatMap((name) => {
    const issue = issues.find(({ path }) => path === name);
    return issue ? [{ name, message: issue.message }] : [];
  });
  const elsewhere = issues.filter(({ path }) => !(names as readonly string[]).includes(path));
  const says = [...(fields.length > 0 ? [LOOK_AGAIN] : []), ...elsewhere.map(({ message }) => message)].join(' ');
  return { fields, says };
}

/** What a form shows of a refusal by the server. */
export function refusedForm<Field extends string>(
  failure: unknown,
  names: readonly Field[],
  otherwise: string,
): RefusedForm<Field> {
  const issues = failure instanceof ApiError ? failure.issues : [];
  return issues.length > 0 ? markedForm(issues, names) : { fields: [], says: sentenceOf(failure, otherwise) };
}
