import { useApi } from '../../lib/http/http-context.tsx';
import { usePublic } from '../../lib/swr/use-public.ts';
import { browseParamsOf, type BrowseQuery, listQueryOf } from './browse-query.ts';
import { productsApi } from './products-api.ts';

/** One page of the catalogue; the last one stays in sight until the next has come. */
export function useBrowse(query: BrowseQuery) {
  const api = useApi(productsApi);
  const key = ['products', browseParamsOf(query).toString()];
  return usePublic(key, () => api.list(listQueryOf(query)), { keepPreviousData: true });
}
