import { useApi } from '../../lib/http/http-context.tsx';
import { usePublic } from '../../lib/swr/use-public.ts';
import { productsApi } from './products-api.ts';

/** The newest of a category, as many as one row shows. Asks only once it is wanted. */
export function useCategoryProducts(categoryId: number, count: number, isWanted: boolean) {
  const api = useApi(productsApi);
  return usePublic(isWanted ? ['category-products', categoryId] : null, () =>
    api.list({ sort: ['createdAt', 'DESC'], offset: 0, limit: count, filter: { categoryId } }),
  );
}
