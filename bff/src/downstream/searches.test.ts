import { createMemoryCache } from '@shop/chassis/cache/memory-cache';
import type { ListQuery } from '@shop/contracts/list';
import { silentLogger } from '@shop/testing/silent-logger';
import { randomUUID } from 'node:crypto';
import { productView } from '../../test/product-view.ts';
import { createPublicCache } from '../public-cache/public-cache.ts';
import { createSearches } from './searches.ts';

type Query = ListQuery<string, { id?: number[]; q?: string }>;

/** A catalog that finds so many products, the newest first, of which it tells the first 1,000. */
function catalogOf(total: number) {
  const asked: (string | Query)[] = [];
  const ids = Array.from({ length: total }, (_, nth) => total - nth);
  return {
    asked,
    found: async ({ sort, filter }: Pick<Query, 'sort' | 'filter'>) => {
      asked.push(`found by ${JSON.stringify({ sort, filter })}`);
      return { ids: ids.slice(0, 1000), total };
    },
    products: async (query: Query) => {
      asked.push(query);
      const wanted = query.filter.id ?? ids.slice(query.offset, query.offset + query.limit);
      return { rows: wanted.map((id) => productView({ id })), total: query.filter.id ? wanted.length : total };
    },
  };
}

const searchesOf = (catalog: ReturnType<typeof catalogOf>) => {
  const publicCache = createPublicCache({ cache: createMemoryCache(), logger: silentLogger, newId: randomUUID });
  return { publicCache, searches: createSearches(catalog, publicCache) };
};

const romper = (offset: number, limit = 24): Query => ({ sort: null, offset, limit, filter: { q: 'romper' } });
const idsOf = async (page: Promise<{ rows: { id: number }[] }>) => (await page).rows.map(({ id }) => id);

test('a search is made once for all its pages', async () => {
  const catalog = catalogOf(30);
  const { searches } = searchesOf(catalog);
  const first = await searches.page(romper(0));
  const second = await searches.page(romper(24));
  expect([first.rows.length, first.total, second.total]).toEqual([24, 30, 30]);
  expect(second.rows.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2, 1]);
  expect(catalog.asked.filter((asked) => typeof asked === 'string')).toHaveLength(1);
});

test('of another sort or filter is another search', async () => {
  const catalog = catalogOf(30);
  const { searches } = searchesOf(catalog);
  await searches.page(romper(0));
  await searches.page({ ...romper(0), sort: { key: 'price', direction: 'ASC' } });
  await searches.page({ ...romper(0), filter: { q: 'kente' } });
  expect(catalog.asked.filter((asked) => typeof asked === 'string')).toHaveLength(3);
});

test('the products of a page are asked for in the order of the search', async () => {
  const catalog = catalogOf(3);
  const sort = { key: 'price', direction: 'DESC' } as const;
  await searchesOf(catalog).searches.page({ ...romper(1, 1), sort });
  expect(catalog.asked.at(-1)).toEqual({ sort, offset: 0, limit: 1, filter: { id: [2] } });
});

test('a page that nothing is on is empty, and tells the number', async () => {
  const { searches } = searchesOf(catalogOf(30));
  expect(await searches.page(romper(30))).toEqual({ rows: [], total: 30 });
  expect(await searchesOf(catalogOf(0)).searches.page(romper(0))).toEqual({ rows: [], total: 0 });
});

test('a page beyond the products that are told is searched for by itself', async () => {
  const { searches } = searchesOf(catalogOf(1010));
  expect(await idsOf(searches.page(romper(990)))).toEqual(Array.from({ length: 20 }, (_, nth) => 20 - nth));
  expect(await idsOf(searches.page(romper(980, 20)))).toHaveLength(20);
});

test('what was found is dropped with the public answers', async () => {
  const catalog = catalogOf(30);
  const { searches, publicCache } = searchesOf(catalog);
  await searches.page(romper(0));
  publicCache.drop('catalogue');
  await searches.page(romper(24));
  expect(catalog.asked.filter((asked) => typeof asked === 'string')).toHaveLength(2);
});
