import { z } from 'zod';
import { parsed } from './door.ts';

const refusal = (schema: z.ZodType, value: unknown) => {
  try {
    parsed(schema, value);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('It was taken.');
};
const role = z.object({ name: z.string({ error: 'Role name is required.' }) });

test.each<[string, z.ZodType, unknown, string]>([
  ['what is missing', z.object({ amount: z.number() }), {}, 'amount: This is missing.'],
  ['another kind of value', z.object({ ids: z.array(z.int()) }), { ids: 'a' }, 'ids: This is not a list.'],
  ['a place in a list', z.object({ ids: z.array(z.int()) }), { ids: [1, 'a'] }, 'ids.1: This is not a number.'],
  ['too long a text', z.object({ name: z.string().max(3) }), { name: 'abcd' }, 'name: This has at most 3 characters.'],
  ['too few entries', z.object({ ids: z.array(z.int()).min(1) }), { ids: [] }, 'ids: This has at least 1 entry.'],
  ['too large a number', z.object({ id: z.int().max(9) }), { id: 10 }, 'id: This is at most 9.'],
  [
    'none of some words',
    z.object({ level: z.enum(['info', 'warn']) }),
    { level: 'x' },
    'level: This is none of info, warn.',
  ],
  ['an unknown field', z.strictObject({ a: z.int() }), { a: 1, b: 2 }, 'This has no b.'],
  ['words of the schema’s own, which name the field', role, {}, 'Role name is required.'],
])('%s is told in people’s words, with the field that they are about', (_what, schema, value, sentence) => {
  expect(refusal(schema, value)).toBe(sentence);
});
