import { useApi } from '../../lib/http/http-context.tsx';
import { usePublic } from '../../lib/swr/use-public.ts';
import { vendorsApi } from './vendors-api.ts';

/** One page of the active shops by name. `page` counts from 1. */
export function useVendors(page: number, rows: number) {
  const api = useApi(vendorsApi);
  return usePublic(['vendors', page, rows], () =>
    api.list({ sort: ['shopName', 'ASC'], offset: (page - 1) * rows, limit: rows }),
  );
}
