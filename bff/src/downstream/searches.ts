import type { ListQuery, Page } from '@shop/contracts/list';
import type { FoundProducts, ProductView } from '@shop/contracts/services/catalog';
import type { PublicCache } from '../public-cache/public-cache.ts';
import type { Catalog } from './catalog.ts';

type SearchQuery = ListQuery<string, object>;

export interface Searches {
  page(query: SearchQuery): Promise<Page<ProductView>>;
}

/**
 * Searches of what is on sale. Among many products the search itself is what takes long, so it is made once for all its pages:
 * what it found is kept as public answers are, and dropped with them.
 */
export function createSearches(catalog: Pick<Catalog, 'products' | 'found'>, publicCache: PublicCache): Searches {
  const foundBy = async ({ sort, filter }: SearchQuery): Promise<FoundProducts> => {
    const key = `what was found by ${JSON.stringify([sort, filter])}`;
    const { body } = await publicCache.answer('catalogue', key, async () => ({
      json: await catalog.found({ sort, filter }),
      contentRange: null,
    }));
    return JSON.parse(body.toString()) as FoundProducts;
  };

  return {
    async page(query) {
      const { ids, total } = await foundBy(query);
      const last = Math.min(query.offset + query.limit, total);
      // Only the first of very many are told.
      if (last > ids.length) return catalog.products(query);
      const id = ids.slice(query.offset, last);
      if (id.length === 0) return { rows: [], total };
      const { rows } = await catalog.products({ sort: query.sort, offset: 0, limit: id.length, filter: { id } });
      return { rows, total };
    },
  };
}
