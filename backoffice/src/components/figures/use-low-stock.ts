import type { Product } from '@shop/contracts/rest/products';
import { useGetList } from 'react-admin';

/** A product is nearly gone with as many pieces as this, of all its colours and sizes together. */
export const LOW_STOCK_PIECES = 10;
/** So many are looked at; whoever has more of them is told "25 or more". */
const LOOKED_AT = 25;

/** Every product, what is nearly gone first. */
export const LOW_STOCK_LIST = '/products?sort=stock&order=ASC&page=1&perPage=10&filter={}';

/** The products in the person's care that are nearly gone, the fewest pieces first; at most 25. */
export function useLowStock() {
  const { data, isPending, error, refetch } = useGetList<Product>('products', {
    pagination: { page: 1, perPage: LOOKED_AT },
    sort: { field: 'stock', order: 'ASC' },
  });
  const products = data?.filter(({ stock }) => stock <= LOW_STOCK_PIECES);
  return { products, hasMore: products?.length === LOOKED_AT, isPending, error, refetch };
}
