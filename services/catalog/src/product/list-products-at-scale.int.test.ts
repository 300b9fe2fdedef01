import { createTestDatabase } from '@shop/testing/test-database';
import type { TestDatabase } from '@shop/testing/test-database';
import { makeManyProducts } from '../../test/many-products.ts';
import { pageOfIds } from './list-products.ts';
import type { ProductFilter, ProductListQuery, Shelf } from './list-products.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase('catalog');
  await makeManyProducts(test.database, 100_000);
}, 120_000);
afterAll(() => test.drop());

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

async function scannedWhole(shelf: Shelf, query: ProductListQuery): Promise<string[]> {
  const { text, values } = pageOfIds(shelf, query);
  const [row] = await test.database.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`EXPLAIN (FORMAT JSON) ${text}`, values);
  const nodes = (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan: plan }) => nodesOf(plan));
  return nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'] ?? '');
}

const page = (sort: ProductListQuery['sort'], filter: ProductFilter = {}): ProductListQuery => ({
  sort,
  filter,
  offset: 24,
  limit: 24,
});
const sorts = (['id', 'name', 'price', 'stock', 'createdAt'] as const).flatMap((key) =>
  (['ASC', 'DESC'] as const).map((direction) => ({ key, direction })),
);

describe('with 100,000 products', () => {
  it.each([null, ...sorts])('the list sorted by %j reads no table from end to end', async (sort) => {
    expect(await scannedWhole('public', page(sort))).toEqual([]);
  });

  it.each<ProductFilter>([
    { q: 'number 77' },
    { q: '99999' },
    { colorId: [3] },
    { sizeId: [3, 4, 5] },
    { id: [5, 7] },
    { categoryId: [3], minPricePesewas: 1100, maxPricePesewas: 1120 },
    { brandId: [3] },
    { vendorId: [3] },
  ])('the filter %j reads no products from end to end', async (filter) => {
    const scanned = await scannedWhole('public', page({ key: 'price', direction: 'ASC' }, filter));
    expect(scanned.filter((table) => table !== 'brand')).toEqual([]);
  });

  it.each<Shelf>(['everything', { vendorId: 3 }])(
    'a search on the shelf %j reads no products from end to end',
    async (shelf) => {
      for (const q of ['number 77', '99999', 'no such'])
        expect(await scannedWhole(shelf, page(null, { q }))).toEqual([]);
    },
  );

  it('a vendor’s own shelf is found by its index', async () => {
    expect(await scannedWhole({ vendorId: 3 }, page(null))).toEqual([]);
  });
});
