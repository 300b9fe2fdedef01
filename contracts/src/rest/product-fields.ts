import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { priceCedisSchema } from '../money.ts';

export const MAX_STOCK = 1_000_000;

/** A number in a multipart field, written plainly: no exponent, no blanks. */
const plainNumber = z
  .string()
  .regex(/^-?\d{1,15}(\.\d+)?$/, 'This is not a number.')
  .transform(Number);
/** Says what is wrong with what was sent, a text or a number; that it is neither of both would help nobody. */
const asNumber = (number: z.ZodType<number, number>) =>
  z.union([plainNumber.pipe(number), number], {
    error: ({ input, errors = [] }) => errors[typeof input === 'string' ? 0 : 1]?.[0]?.message,
  });

export const idField = asNumber(idSchema);
export const stockField = asNumber(
  z.int('Stock is a whole number.').min(0, 'Stock is 0 or more.').max(MAX_STOCK, 'A stock is at most 1,000,000.'),
);
export const priceField = asNumber(priceCedisSchema);
export const booleanField = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]);

/** A form that leaves a field empty says that there is nothing. */
export const nullWhereEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === 'null' || value === undefined ? null : value), schema.nullable());
