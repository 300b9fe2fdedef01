import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

const errorOf = (issue: unknown): unknown => {
  if (typeof issue === 'string') return { type: 'validate', message: issue };
  if (Array.isArray(issue)) return issue.map(errorOf);
  const fields = Object.entries(issue as object);
  // A row that nothing is wrong with keeps its place, and has no error.
  return fields.length === 0 ? undefined : Object.fromEntries(fields.map(([field, inner]) => [field, errorOf(inner)]));
};

/** Rules that answer a sentence for each wrong field, in the shape of the values, as a form asks for them. */
export const resolverOf =
  <Values extends FieldValues>(issuesOf: (values: Values) => object): Resolver<Values> =>
  (values) => {
    const issues = issuesOf(values);
    if (Object.keys(issues).length === 0) return { values, errors: {} };
    return { values: {}, errors: errorOf(issues) as FieldErrors<Values> };
  };
