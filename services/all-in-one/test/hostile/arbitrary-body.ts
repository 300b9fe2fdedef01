import * as fc from 'fast-check';
import { z } from 'zod';

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

/** What people and programs send where something else was wanted. */
export const HOSTILE_TEXTS = [
  ...['', ' ', '\u0000', '\ud800', '%', '_', '\\', "'", '"', "'; DROP TABLE customer_order; --", '../../etc/passwd'],
  ...['=1+1', '<script>alert(1)</script>', '{{7*7}}', 'NaN', '1e3', '٣', 'ɛfua', '\u202egnp.exe', 'x'.repeat(11_000)],
];
const HOSTILE_VALUES = [null, true, -1, 0, 1.5, 0.001, 1e308, 2 ** 31, 2 ** 53, [], {}, [[]], { name: 'admin' }];

const hostile = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.constantFrom(...HOSTILE_VALUES), fc.jsonValue());

/** Values that nearly fit a schema, so that some of them get past the door and to what lies behind it. */
export const arbitraryFor = (schema: z.ZodType): fc.Arbitrary<unknown> =>
  nearly(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);

const nearly = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: fitting(schema) }, { weight: 1, arbitrary: hostile });

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(nearly));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object': {
      const parts = Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [name, nearly(part)]),
      );
      return fc.oneof(
        { weight: 3, arbitrary: fc.record(parts) },
        { weight: 1, arbitrary: fc.record(parts, { requiredKeys: [] }) },
      );
    }
    case 'array':
      return fc.array(nearly(schema.items ?? {}), { maxLength: 3 });
    case 'integer':
      return fc.integer({ min: 1, max: 3 });
    case 'number':
      return fc.integer({ min: 1, max: 100_000 }).map((hundredths) => hundredths / 100);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('0201234567', 'someone@test.example', 'GHS'));
    default:
      return hostile;
  }
}
