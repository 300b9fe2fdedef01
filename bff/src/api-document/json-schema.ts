import { z } from 'zod';

/** JSON Schema 2020-12, as OpenAPI 3.1 takes it. */
export interface JsonSchema extends Record<string, unknown> {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  allOf?: JsonSchema[];
  description?: string;
}

/** What a schema takes ('input') or gives ('output'), without what JSON Schema has no word for. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // These two only say that a number is an integer that JavaScript can hold.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  // The whole document is of one dialect.
  delete json.$schema;
  return json as JsonSchema;
}

/** The properties of an object, also of one that is made of several. */
export function propertiesOf(schema: JsonSchema): { properties: Record<string, JsonSchema>; required: string[] } {
  const parts = [schema, ...(schema.allOf ?? [])];
  return {
    properties: Object.assign({}, ...parts.map(({ properties = {} }) => properties)) as Record<string, JsonSchema>,
    required: parts.flatMap(({ required = [] }) => required),
  };
}
