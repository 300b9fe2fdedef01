import type { ErrorIssue } from '@shop/contracts/errors';
import { issueSentence } from '@shop/chassis/errors/issue-sentence';
import { Problem } from '@shop/chassis/errors/problem';

/** How a product's form calls what the catalog calls otherwise. */
const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/\bpricePesewas$/, 'price'],
  [/\bdiscountPesewas$/, 'discountPrice'],
  [/^images\.keep\.(\d+)$/, 'existingImages_$1'],
  [/^videos\.keep\.(\d+)$/, 'existingVideos_$1'],
];

const inForm = ({ path, message }: ErrorIssue): ErrorIssue => ({
  path: FIELDS.reduce((name, [theirs, ours]) => name.replace(theirs, ours), path),
  message,
});

/** The catalog's answer to a product's form; what it refuses is told with the names of the form's fields. */
export async function asProductForm<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof Problem) || !error.issues) throw error;
    const issues = error.issues.map(inForm);
    const [first] = issues;
    const sentence = first ? issueSentence(first) : error.message;
    throw new Problem(error.status, error.code, sentence, { issues, cause: error });
  }
}
