import { silentLogger } from '@shop/testing/silent-logger';
import type { Downstream } from '../downstream/downstream.ts';
import { surface } from '../surface/surface.ts';
import { openApi } from './open-api.ts';
import { templateOf } from './parameters.ts';

const routes = surface({} as Downstream, silentLogger);
const document = openApi(routes);
const operations = Object.entries(document.paths).flatMap(([path, calls]) =>
  Object.entries(calls).map(([method, operation]) => ({ path, method, operation, call: `${method} ${path}` })),
);

function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}
const target = (ref: string) =>
  ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
const parameterOf = (path: string, name: string) =>
  document.paths[path]?.['get']?.parameters.find((parameter) => parameter.name === name);

test('every call of the table is in the document, and nothing else', () => {
  const wanted = routes.map(({ method, path }) => `${method.toLowerCase()} ${templateOf(path)}`);
  expect(operations.map(({ call }) => call).sort()).toEqual(wanted.sort());
});

test('it is an OpenAPI 3.1 document that JSON can carry', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});

test('every name of an operation is there once', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z0-9]+$/);
});

test('every reference leads somewhere', () => {
  const refs = [...objectsIn(document)].flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
  expect(refs.length).toBeGreaterThan(0);
  expect(refs.filter((ref) => target(ref) === undefined)).toEqual([]);
});

test('no part carries a dialect or a definition of its own', () => {
  for (const part of objectsIn(document)) {
    expect(part).not.toHaveProperty('$schema');
    expect(part).not.toHaveProperty('$defs');
  }
});

test.each(operations)('$call describes each variable of its path, and no parameter twice', ({ path, operation }) => {
  const variables = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  expect(inPath.map(({ name, required }) => [name, required])).toEqual(variables.map((name) => [name, true]));
  const all = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
  expect(new Set(all).size).toBe(all.length);
  for (const parameter of operation.parameters) expect('schema' in parameter).not.toBe('content' in parameter);
});

test.each(operations)('$call answers, says how it fails, and whom it is for', ({ call, operation, method }) => {
  const statuses = Object.keys(operation.responses);
  const good = statuses.filter((status) => status.startsWith('2'));
  expect(good).toHaveLength(call === 'post /orders/placeOrder' ? 2 : 1);
  expect(statuses).toEqual(expect.arrayContaining(['401', '429', '503']));
  expect(operation.description).toMatch(/^For .+\.$/);
  expect(operation.security.length).toBeGreaterThan(0);
  if (method === 'get') expect(operation).not.toHaveProperty('requestBody');
});

test('what a body or a query names may be absent, and an order that is placed again is answered so', () => {
  const statusesOf = (call: string) =>
    Object.keys(operations.find((one) => one.call === call)?.operation.responses ?? {});
  expect(statusesOf('post /orders/placeOrder')).toEqual(expect.arrayContaining(['200', '201', '404', '409']));
  expect(statusesOf('get /payments/verify')).toContain('404');
  expect(statusesOf('get /settings')).not.toContain('404');
});

test('a list tells what it can be sorted and filtered by, and its total', () => {
  const { operation } = operations.find(({ call }) => call === 'get /products') ?? {};
  expect(operation?.responses['200']).toMatchObject({
    headers: { 'Content-Range': { $ref: '#/components/headers/ContentRange' } },
    content: { 'application/json': { schema: { type: 'array', items: { type: 'object' } } } },
  });
  expect(parameterOf('/products', 'filter')).toMatchObject({
    content: { 'application/json': { schema: { additionalProperties: false, properties: { q: { type: 'string' } } } } },
  });
  expect(parameterOf('/products', 'sort')).toMatchObject({
    content: { 'application/json': { schema: { prefixItems: [{ enum: expect.arrayContaining(['name']) }, {}] } } },
  });
});

test('a list of days keeps its own parameters beside the dialect', () => {
  expect(parameterOf('/orders/admin', 'from')).toMatchObject({ in: 'query', required: false });
  expect(parameterOf('/orders/admin', 'filter')).toMatchObject({
    content: { 'application/json': { schema: { properties: { status: {} } } } },
  });
});

test('a form tells its fields and its files', () => {
  expect(document.paths['/products/with-image']?.['post']?.requestBody).toMatchObject({
    content: {
      'multipart/form-data': {
        schema: {
          allOf: [
            { properties: { name: { type: 'string' } } },
            { patternProperties: { '^productImages(?:_(\\d{1,3}))?$': { contentMediaType: 'image/*' } } },
          ],
        },
      },
    },
  });
});

test('what is for everybody needs no token, and the rest does', () => {
  expect(document.paths['/products']?.['get']?.security).toContainEqual({});
  expect(document.paths['/addresses']?.['get']?.security).toEqual([{ bearer: [] }]);
  expect(document.paths['/users']?.['get']?.description).toBe('For admins.');
});
