import { z } from 'zod';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

const MEANING = {
  sort: 'The field to sort by and the direction; equal rows are ordered by id.',
  range: 'The first and the last row, from 0; 1,000 rows at most.',
  filter: 'What the rows must have; all that is named holds.',
} as const;
type DialectKey = keyof typeof MEANING;

export const isOfDialect = (name: string): name is DialectKey => name in MEANING;

/** One of the lists’ own parameters: its text is JSON, described by the schema that the text is parsed into. */
export const dialectParameter = (name: DialectKey, query: z.ZodType) => ({
  name,
  in: 'query',
  required: false,
  description: MEANING[name],
  content: { 'application/json': { schema: insideOf(fieldOf(query, name)) } },
});

/** The named field of an object’s schema, behind what is done with the object afterwards and beside other objects. */
function fieldOf(schema: z.core.$ZodType | undefined, name: string): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[name] as z.core.$ZodType | undefined;
  if (schema instanceof z.ZodPipe) return fieldOf(schema.in, name);
  if (schema instanceof z.ZodIntersection) return fieldOf(schema.def.left, name) ?? fieldOf(schema.def.right, name);
  return undefined;
}

function insideOf(schema: z.core.$ZodType | undefined): JsonSchema {
  if (schema instanceof z.ZodOptional) return insideOf(schema.unwrap());
  return schema instanceof z.ZodPipe ? jsonSchemaOf(schema.out as z.ZodType, 'input') : {};
}
