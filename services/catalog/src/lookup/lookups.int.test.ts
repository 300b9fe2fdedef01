import type { Page } from '@shop/contracts/list';
import { LOOKUP_KINDS } from '@shop/contracts/rest/lookups';
import type { Lookup, LookupKind } from '@shop/contracts/rest/lookups';
import { eventually } from '@shop/testing/eventually';
import { newSize, newVariant, startTestCatalog } from '../../test/test-catalog.ts';
import type { TestCatalog } from '../../test/test-catalog.ts';

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterAll(() => catalog.stop());

const write = (method: string, path: string, json?: object) =>
  catalog.call<Lookup & { code: string; message: string }>(method, `/lookups/${path}`, {
    token: catalog.tokens.admin,
    json,
  });
const list = async (kind: string, query: Record<string, unknown> = {}) =>
  (await catalog.call<Page<Lookup>>('GET', `/lookups/${kind}`, { query })).body;

async function fieldsFor(kind: LookupKind): Promise<object> {
  return kind === 'subcategories' ? { categoryId: (await catalog.lookup('categories')).id } : {};
}

describe.each(LOOKUP_KINDS)('%s', (kind) => {
  it('are added, renamed and deleted by an admin, and each change is told', async () => {
    const fields = await fieldsFor(kind);
    const added = await write('POST', kind, { name: ' Ɛkua ', ...fields });
    expect(added).toMatchObject({ status: 201, body: { name: 'Ɛkua', ...fields } });
    const { id } = added.body;
    expect(await write('POST', kind, { name: 'ɛKUA', ...fields })).toMatchObject({
      status: 409,
      body: { code: 'name_taken' },
    });
    expect((await write('POST', kind, { name: '  ', ...fields })).status).toBe(400);
    expect(await write('PUT', `${kind}/${id}`, { name: 'Ama' })).toMatchObject({
      status: 200,
      body: { id, name: 'Ama', ...fields },
    });
    expect((await write('DELETE', `${kind}/${id}`)).status).toBe(204);
    expect((await list(kind)).rows.map((row) => row.id)).not.toContain(id);
    expect((await write('DELETE', `${kind}/${id}`)).status).toBe(404);
    expect((await write('PUT', `${kind}/${id}`, { name: 'Esi' })).status).toBe(404);
    expect((await write('POST', kind, { name: 'Ama', ...fields })).status).toBe(201);
    const told = (await catalog.told('catalog.lookup-changed.v1')).filter(
      (each) => each.kind === kind && each.lookupId === id,
    );
    expect(told.map(({ name, deleted, version, changes }) => [name, deleted, version, changes])).toEqual([
      ['Ɛkua', false, 1, undefined],
      ['Ama', false, 2, { name: { from: 'Ɛkua', to: 'Ama' } }],
      ['Ama', true, 3, undefined],
    ]);
  });

  it('are written by admins only', async () => {
    const { id } = await catalog.lookup(kind, await fieldsFor(kind));
    for (const [token, status] of [
      [undefined, 401],
      [catalog.tokens.vendor, 403],
      [catalog.tokens.customer, 403],
    ] as const) {
      for (const [method, path] of [
        ['POST', kind],
        ['PUT', `${kind}/${id}`],
        ['DELETE', `${kind}/${id}`],
      ] as const) {
        const json = method === 'DELETE' ? undefined : { name: 'x' };
        expect((await catalog.call(method, `/lookups/${path}`, { token, json })).status).toBe(status);
      }
    }
  });
});

it('come by name unless a sort is named, in pages with a total', async () => {
  for (const name of ['banana', 'Apple', 'cherry']) await catalog.lookup('origins', { name });
  const { rows } = await list('origins');
  const keys = rows.map(({ name }) => name.toLowerCase());
  expect(keys).toEqual(keys.toSorted());
  const byId = await list('origins', { sort: ['id', 'DESC'], range: [0, 0] });
  expect(byId).toMatchObject({ total: rows.length, rows: [{ name: 'cherry' }] });
});

it('are found by id, and by a part of the name that is taken literally', async () => {
  const [a, b] = [
    await catalog.lookup('tags', { name: 'Ŋmai 50%_off' }),
    await catalog.lookup('tags', { name: 'Zoo' }),
  ];
  expect((await list('tags', { filter: { id: [a.id, b.id] } })).rows).toEqual(
    [b, a].map(({ id, name }) => ({ id, name })),
  );
  expect((await list('tags', { filter: { q: 'ŊMAI 50%_' } })).rows.map(({ id }) => id)).toEqual([a.id]);
  expect(await list('tags', { filter: { q: '%' }, range: [0, 0] })).toMatchObject({ total: 1 });
  for (const filter of [{ categoryId: 1 }, { nope: 1 }]) {
    expect((await catalog.call('GET', '/lookups/tags', { query: { filter } })).status).toBe(400);
  }
});

it('an unknown list is a 404, an unknown sort a 400', async () => {
  expect((await catalog.call('GET', '/lookups/passwords')).status).toBe(404);
  expect((await catalog.call('GET', '/lookups/tags', { query: { sort: ['hex', 'ASC'] } })).status).toBe(400);
});

it('subcategories can be asked for by their category, and need one', async () => {
  const [a, b] = [await catalog.lookup('categories'), await catalog.lookup('categories')];
  const sub = await catalog.lookup('subcategories', { categoryId: a.id });
  await catalog.lookup('subcategories', { categoryId: b.id });
  expect((await list('subcategories', { filter: { categoryId: a.id } })).rows).toEqual([sub]);
  expect((await write('POST', 'subcategories', { name: 'x' })).status).toBe(400);
  expect((await write('POST', 'subcategories', { name: 'x', categoryId: 99_999 })).status).toBe(400);
});

it('a colour keeps its hex where a change does not name it', async () => {
  const { id } = await catalog.lookup('colors', { hex: '#aabbcc' });
  expect((await write('PUT', `colors/${id}`, { name: 'Sky' })).body).toEqual({ id, name: 'Sky', hex: '#aabbcc' });
});

it('a change says which fields became different', async () => {
  const colour = await catalog.lookup('colors', { hex: '#aabbcc' });
  expect(await write('PUT', `colors/${colour.id}`, colour)).toMatchObject({ status: 200, body: colour });
  await write('PUT', `colors/${colour.id}`, { name: colour.name, hex: '#bbccdd' });
  const told = (await catalog.told('catalog.lookup-changed.v1')).filter(
    ({ kind, lookupId, changes }) => kind === 'colors' && lookupId === colour.id && changes,
  );
  expect(told.map(({ changes }) => changes)).toEqual([{}, { hex: { from: '#aabbcc', to: '#bbccdd' } }]);
});

it('a taken name is refused in words that fit it', async () => {
  const { name } = await catalog.lookup('origins');
  expect((await write('POST', 'origins', { name })).body.message).toBe(`There is already an origin called “${name}”.`);
});

describe('in use', () => {
  let used: Record<LookupKind, Lookup>;
  beforeAll(async () => {
    const category = await catalog.lookup('categories');
    used = {
      categories: category,
      subcategories: await catalog.lookup('subcategories', { categoryId: category.id }),
      colors: await catalog.lookup('colors'),
      sizes: await catalog.lookup('sizes'),
      brands: await catalog.lookup('brands'),
      materials: await catalog.lookup('materials'),
      origins: await catalog.lookup('origins'),
      tags: await catalog.lookup('tags'),
    };
    for (let count = 0; count < 3; count += 1) {
      await catalog.product({
        categoryId: category.id,
        subCategoryId: used.subcategories.id,
        brandId: used.brands.id,
        materialId: used.materials.id,
        originId: used.origins.id,
        tagIds: [used.tags.id],
        variants: [newVariant(used.colors.id, { sizes: [newSize(used.sizes.id)] })],
      });
    }
  });

  it.each(LOOKUP_KINDS)('one of the %s is not deleted, and it is said by how many products', async (kind) => {
    const { status, body } = await write('DELETE', `${kind}/${used[kind].id}`);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'in_use' });
    expect(body.message).toContain('used by 3 products');
  });

  it('a subcategory stays in its category', async () => {
    const { id: categoryId } = await catalog.lookup('categories');
    const answer = await write('PUT', `subcategories/${used.subcategories.id}`, { name: 'Moved', categoryId });
    expect(answer).toMatchObject({ status: 409, body: { code: 'in_use' } });
  });

  it('a renamed category, colour or size is told with every SKU that shows it', async () => {
    await write('PUT', `categories/${used.categories.id}`, { name: 'New category' });
    await write('PUT', `colors/${used.colors.id}`, { name: 'New colour' });
    await write('PUT', `sizes/${used.sizes.id}`, { name: 'New size' });
    const names = { categoryName: 'New category', colorName: 'New colour', sizeName: 'New size' };
    await eventually('three SKUs with the new names', async () => {
      const told = await catalog.told('catalog.sku-changed.v1');
      const renamed = told.filter((sku) =>
        Object.entries(names).every(([key, name]) => sku[key as keyof typeof sku] === name),
      );
      return renamed.length === 3;
    });
  });
});

it('a lookup deleted while products are made with it is in use or gone, never both', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await catalog.lookup('brands');
    const [deleted, made] = await Promise.all([
      write('DELETE', `brands/${id}`),
      catalog.product({ brandId: id }).then(
        () => true,
        () => false,
      ),
    ]);
    expect(deleted.status === 204).toBe(!made);
  }
});
