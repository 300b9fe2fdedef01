import type { FileRule, Route } from '../surface/route.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

const FIXED_NAME = /^\^(\w+)\$$/;

const fileSchema = ({ kind }: FileRule): JsonSchema => ({
  type: 'string',
  contentMediaType: `${kind}/*`,
  description: kind === 'image' ? 'A picture of at most 10 MB.' : 'A video of at most 100 MB.',
});

/** A field of a fixed name may come several times; a numbered one is told by its pattern. */
function filesSchema(files: readonly FileRule[]): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const patternProperties: Record<string, JsonSchema> = {};
  for (const rule of files) {
    const [, name] = FIXED_NAME.exec(rule.field.source) ?? [];
    if (name === undefined) patternProperties[rule.field.source] = fileSchema(rule);
    else properties[name] = { type: 'array', items: fileSchema(rule) };
  }
  return { type: 'object', properties, patternProperties };
}

function contentOf({ body, bodyKind = 'json', files = [] }: Route) {
  const schema = body ? jsonSchemaOf(body, 'input') : {};
  switch (bodyKind) {
    case 'json':
      return { 'application/json': { schema } };
    case 'multipart':
      return { 'multipart/form-data': { schema: files.length > 0 ? { allOf: [schema, filesSchema(files)] } : schema } };
    case 'raw':
      return {
        'application/json': { schema: { description: 'As the provider writes it; its signature covers every byte.' } },
      };
  }
}

/** Undefined for a call that takes no body. */
export const requestBodyOf = (route: Route) =>
  route.body || route.bodyKind ? { required: true, content: contentOf(route) } : undefined;
