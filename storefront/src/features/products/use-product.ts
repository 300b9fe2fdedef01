import { useApi } from '../../lib/http/http-context.tsx';
import { usePublic } from '../../lib/swr/use-public.ts';
import { productsApi } from './products-api.ts';

/** A null id asks for nothing. */
export function useProduct(id: number | null) {
  const api = useApi(productsApi);
  return usePublic(id === null ? null : ['product', id], () => api.one(id ?? 0));
}
