import { useApi } from '../../lib/http/http-context.tsx';
import { usePublic } from '../../lib/swr/use-public.ts';
import { LATEST, latestOf } from './latest.ts';
import { productsApi } from './products-api.ts';

export function useLatestArrivals() {
  const api = useApi(productsApi);
  return usePublic(['latest-arrivals'], async () => {
    const { rows } = await api.list(LATEST);
    return latestOf(rows, Date.now());
  });
}
