import type { Product } from '@shop/contracts/rest/products';
import { useApi } from '../../lib/http/http-context.tsx';
import { usePublic } from '../../lib/swr/use-public.ts';
import { productsApi } from './products-api.ts';

/** The newest others of a product's category, at most `count`. Asks only once they are wanted. */
export function useRelatedProducts({ id, categoryId }: Product, count: number, isWanted: boolean) {
  const api = useApi(productsApi);
  return usePublic(isWanted && categoryId !== null ? ['related-products', id] : null, async () => {
    const { rows } = await api.list({
      sort: ['createdAt', 'DESC'],
      offset: 0,
      limit: count + 1,
      filter: { categoryId },
    });
    return rows.filter((other) => other.id !== id).slice(0, count);
  });
}
