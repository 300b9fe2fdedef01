import { isPassing } from '@shop/browser/http/api-error';
import type { Product } from '@shop/contracts/rest/products';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useShop } from '../../../data/shop.tsx';

const keyOf = (id: string) => ['product-to-edit', id];

/** A product as it stands at the opening of a form; it is not read again beneath what a person types. */
export function useProductToEdit(id: string) {
  const { http } = useShop();
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => http.get<Product>(`/products/${encodeURIComponent(id)}`, { signal }),
    retry: (tries, failure) => tries < 1 && isPassing(failure),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  // What another screen had read before may be old by now.
  return {
    product: isFetchedAfterMount && !error ? data : undefined,
    error: isFetchedAfterMount ? error : null,
    refetch,
  };
}

/** Tells every screen that a product is another by now. */
export function useProductWritten() {
  const known = useQueryClient();
  return useCallback(
    (product: Product) => {
      known.setQueryData(keyOf(String(product.id)), product);
      void known.invalidateQueries({ queryKey: ['products'] });
    },
    [known],
  );
}
