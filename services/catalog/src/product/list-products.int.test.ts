import type { Page } from '@shop/contracts/list';
import type { FoundProducts, ProductView } from '@shop/contracts/services/catalog';
import { newSize, newVariant, startTestCatalog } from '../../test/test-catalog.ts';
import type { TestCatalog } from '../../test/test-catalog.ts';

let catalog: TestCatalog;
let clock = new Date('2026-11-01T00:00:00Z');

beforeAll(async () => {
  catalog = await startTestCatalog({ now: () => clock });
});
afterAll(() => catalog.stop());

type Query = Record<string, unknown>;
const list = async (query: Query) => {
  const { status, body } = await catalog.call<Page<ProductView>>('GET', '/products', { query });
  expect(status).toBe(200);
  return { total: body.total, ids: body.rows.map(({ id }) => id), rows: body.rows };
};

describe('pages', () => {
  let categoryId: number;
  let ids: number[];
  beforeAll(async () => {
    categoryId = (await catalog.lookup('categories')).id;
    ids = [];
    for (let count = 0; count < 12; count += 1) {
      clock = new Date(clock.getTime() + 60_000);
      ids.push((await catalog.product({ categoryId, name: count % 2 ? 'Same' : 'same', pricePesewas: 6000 })).id);
    }
  });

  it('come newest first unless a sort is named', async () => {
    expect((await list({ filter: { categoryId } })).ids).toEqual(ids.toReversed());
  });

  it.each([
    ['price', 'ASC'],
    ['price', 'DESC'],
    ['name', 'ASC'],
    ['stock', 'DESC'],
  ])('sorted by equal keys (%s %s) show every row once, by id', async (key, direction) => {
    const query = { sort: [key, direction], filter: { categoryId } };
    const pages = [
      await list({ ...query, range: [0, 4] }),
      await list({ ...query, range: [5, 9] }),
      await list({ ...query, range: [10, 14] }),
    ];
    expect(pages.map(({ total }) => total)).toEqual([12, 12, 12]);
    expect(pages.flatMap((page) => page.ids)).toEqual(ids);
  });

  it('begin with what is told to be found, in the same order and number', async () => {
    const found = async (query: Query) => (await catalog.call<FoundProducts>('GET', '/products/found', { query })).body;
    const filter = { categoryId, q: 'same' };
    expect(await found({ filter })).toEqual({ ids: ids.toReversed(), total: 12 });
    expect(await found({ filter, sort: ['id', 'ASC'], range: [2, 4] })).toEqual({ ids: ids.slice(2, 5), total: 12 });
    expect(await found({ filter: { categoryId, q: 'other' } })).toEqual({ ids: [], total: 0 });
    const managing = { token: catalog.tokens.otherVendor, query: { filter: { ...filter, manage: true } } };
    expect((await catalog.call('GET', '/products/found', managing)).body).toEqual({ ids: [], total: 0 });
  });

  it('tell the filtered total, also past the end and where nothing is found', async () => {
    expect(await list({ range: [10, 19], filter: { categoryId } })).toMatchObject({
      total: 12,
      ids: ids.slice(0, 2).toReversed(),
    });
    expect(await list({ range: [100, 109], filter: { categoryId } })).toMatchObject({ total: 12, ids: [] });
    expect(await list({ filter: { categoryId: 99_999 } })).toMatchObject({ total: 0, ids: [] });
    expect(await list({ filter: { id: ids.slice(0, 3) } })).toMatchObject({ total: 3 });
  });

  it.each([
    { sort: ['price; drop table product', 'ASC'] },
    { sort: ['passwordHash', 'ASC'] },
    { sort: ['price', 'SIDEWAYS'] },
    { filter: { nope: 1 } },
    { range: '[0,' },
    { range: [9, 0] },
    { filter: { minPricePesewas: -1 } },
    { filter: { q: 'x'.repeat(1001) } },
  ])('of %j are refused with a 400', async (query) => {
    expect((await catalog.call('GET', '/products', { query })).status).toBe(400);
  });

  it.each([
    { filter: { id: [-1, 2 ** 40] } },
    { filter: { minPricePesewas: 2 ** 50 } },
    { filter: { categoryId: [] } },
    { range: [2 ** 45, 2 ** 45 + 1] },
    { filter: { q: 'x'.repeat(1000) } },
  ])('of %j are empty, not an error', async (query) => {
    expect((await list(query)).ids).toEqual([]);
  });
});

describe('sorting by price', () => {
  it('goes by what is charged', async () => {
    const { id: categoryId } = await catalog.lookup('categories');
    const [dear, cut, cheap] = [
      await catalog.product({ categoryId, pricePesewas: 9000 }),
      await catalog.product({ categoryId, pricePesewas: 9500, discountPesewas: 7000 }),
      await catalog.product({ categoryId, pricePesewas: 6000 }),
    ].map(({ id }) => id);
    expect((await list({ sort: ['price', 'ASC'], filter: { categoryId } })).ids).toEqual([cheap, cut, dear]);
    expect((await list({ sort: ['price', 'DESC'], filter: { categoryId } })).ids).toEqual([dear, cut, cheap]);
    const between = { categoryId, minPricePesewas: 7000, maxPricePesewas: 9000 };
    expect((await list({ sort: ['id', 'ASC'], filter: between })).ids).toEqual([dear, cut]);
  });
});

describe('sorting by stock', () => {
  it('follows what is held', async () => {
    const { id: categoryId } = await catalog.lookup('categories');
    const [a, b] = [await catalog.product({ categoryId, stock: 5 }), await catalog.product({ categoryId, stock: 4 })];
    const json = {
      reference: 'CK-0123456789',
      expiresAt: '2026-12-01T00:00:00.000Z',
      lines: [{ skuId: a.skuId, quantity: 3 }],
    };
    expect((await catalog.call('POST', '/reservations', { token: catalog.tokens.orders, json })).status).toBe(201);
    const { rows } = await list({ sort: ['stock', 'DESC'], filter: { categoryId } });
    expect(rows.map(({ id, stock }) => [id, stock])).toEqual([
      [b.id, 4],
      [a.id, 2],
    ]);
  });
});

describe('filters', () => {
  it('by colour, size, brand and vendor find what has them', async () => {
    const [color, size, brand] = [
      await catalog.lookup('colors'),
      await catalog.lookup('sizes'),
      await catalog.lookup('brands'),
    ];
    const { id } = await catalog.product({ variants: [newVariant(color.id, { sizes: [newSize(size.id)] })] });
    const branded = await catalog.product({ brandId: brand.id }, catalog.tokens.otherVendor);
    expect((await list({ filter: { colorId: color.id } })).ids).toEqual([id]);
    expect((await list({ filter: { sizeId: [size.id, 99_999] } })).ids).toEqual([id]);
    expect((await list({ filter: { brandId: brand.id } })).ids).toEqual([branded.id]);
    expect((await list({ filter: { vendorId: 4 } })).ids).toEqual([branded.id]);
    expect((await list({ filter: { colorId: color.id, vendorId: 4 } })).ids).toEqual([]);
  });

  it('by material, origin and tag find what has them', async () => {
    const [material, origin, tag] = [
      await catalog.lookup('materials'),
      await catalog.lookup('origins'),
      await catalog.lookup('tags'),
    ];
    const of = { materialId: material.id, originId: origin.id };
    const both = await catalog.product({ ...of, tagIds: [tag.id] });
    const untagged = await catalog.product(of);
    for (const filter of [{ materialId: material.id }, { originId: [origin.id] }]) {
      expect((await list({ filter, sort: ['id', 'ASC'] })).ids).toEqual([both.id, untagged.id]);
    }
    expect((await list({ filter: { ...of, tagId: tag.id } })).ids).toEqual([both.id]);
  });
});

describe('searching', () => {
  const found = async (q: string) => (await list({ filter: { q } })).ids;

  it('finds names, descriptions and brands in any case of any script', async () => {
    const brand = await catalog.lookup('brands', { name: 'Ŋmai Kids' });
    const { id } = await catalog.product({
      name: 'Ɛfua Ɔfori dress',
      description: 'KƐNTƐ and lace',
      brandId: brand.id,
    });
    for (const q of ['ɛfua', 'ƐFUA ɔ', 'kɛntɛ', 'AND LACE', 'ŋMAI', 'Ɛ', ' dress '])
      expect(await found(q)).toContain(id);
    expect(await found('ɛfuaa')).toEqual([]);
  });

  it('of who manages products finds names alone', async () => {
    const brand = await catalog.lookup('brands', { name: 'Wawa brand' });
    const texts = { name: 'Fugu Smock', description: 'Handwoven', brandId: brand.id };
    const { id } = await catalog.product(texts);
    for (const token of [catalog.tokens.vendor, catalog.tokens.admin]) {
      const managed = async (q: string) => {
        const query = { filter: { q, manage: true } };
        const { status, body } = await catalog.call<Page<ProductView>>('GET', '/products', { token, query });
        expect(status).toBe(200);
        return body.rows.map((row) => row.id);
      };
      expect(await managed('ugu smo')).toEqual([id]);
      expect(await managed('handwoven')).toEqual([]);
      expect(await managed('wawa')).toEqual([]);
    }
    expect(await found('handwoven')).toEqual([id]);
  });

  it('follows a brand’s new name at once', async () => {
    const brand = await catalog.lookup('brands', { name: 'Oldname' });
    const { id } = await catalog.product({ brandId: brand.id });
    await catalog.call('PUT', `/lookups/brands/${brand.id}`, {
      token: catalog.tokens.admin,
      json: { name: 'Newname' },
    });
    expect(await found('newname')).toEqual([id]);
    expect(await found('oldname')).toEqual([]);
  });

  it.each(['50%_off', '100%', 'back\\slash', `O'Neil`, '"quoted"', 'a_b', '\\', '%', '_', `'; DROP TABLE product; --`])(
    'takes %s literally',
    async (text) => {
      const { id } = await catalog.product({ name: `Dress ${text}` });
      expect(await found(text)).toContain(id);
      expect(await found(`${text}zz%zz_zz`)).toEqual([]);
    },
  );

  it('a wildcard finds only itself', async () => {
    const { id } = await catalog.product({ name: 'Plain qqq' });
    expect(await found('Plain%qqq')).not.toContain(id);
    expect(await found('Plain_qqq')).not.toContain(id);
  });

  it('for blanks is no filter', async () => {
    expect((await list({ filter: { q: '   ' } })).total).toBe((await list({})).total);
  });
});
