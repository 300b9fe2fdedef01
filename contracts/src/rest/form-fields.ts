import { z } from 'zod';

/** A text field of a form that is left empty says that there is nothing; a field that is absent says nothing. */
export const emptyAsNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

/** A number as people write it in a form: digits, perhaps a sign and decimals, no exponent. */
export const decimalField = z
  .string()
  .regex(/^-?\d{1,15}(\.\d{1,15})?$/, 'This is not a number.')
  .transform(Number);
