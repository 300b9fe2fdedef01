import { z } from 'zod';

/** A text field of a form that is left empty says that there is nothing; a field that is absent says nothing. */
export const emptyAsNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

/** A number as people write it in a form: digits, perhaps a sign and decimals, no exponent. */
export const decimalField = z
  .string()
  .regex(/^-?\d{1,15}(\.\d{1,15})?$/, 'This is not a number.')
  .transform(Number);

/** Parses a multipart field that holds JSON. */
export const jsonField = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'This field is not JSON.' });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** A list in a form: a field that is repeated, `name[]`, or one text that holds JSON. */
export const listOfField = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (value === '') return [];
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list : [value];
  } catch {
    return [value];
  }
};
