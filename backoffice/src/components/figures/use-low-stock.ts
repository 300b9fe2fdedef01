import type { Product } from '@shop/contracts/rest/products';
import { useGetList } from 'react-admin';
import { nearlyGone } from './nearly-gone.ts';

/** So many are looked at; whoever may have more of them is told "… or more". */
const LOOKED_AT = 25;

/** Every product, what is nearly gone first. */
export const LOW_STOCK_LIST = '/products?sort=stock&order=ASC&page=1&perPage=10&filter={}';

/** The products in the person's care that are nearly gone, the fewest pieces first; at most 25. */
export function useLowStock() {
  const { data, isPending, error, refetch } = useGetList<Product>('products', {
    pagination: { page: 1, perPage: LOOKED_AT },
    sort: { field: 'stock', order: 'ASC' },
  });
  const { products, hasMore = false } = data ? nearlyGone(data, LOOKED_AT) : {};
  return { products, hasMore, isPending, error, refetch };
}
