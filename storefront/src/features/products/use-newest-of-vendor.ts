import { useApi } from '../../lib/http/http-context.tsx';
import { usePublic } from '../../lib/swr/use-public.ts';
import { productsApi } from './products-api.ts';

/** A vendor's newest products. Asks only once they are wanted. */
export function useNewestOfVendor(vendorId: number, count: number, isWanted: boolean) {
  const api = useApi(productsApi);
  return usePublic(isWanted ? ['newest-of-vendor', vendorId] : null, () =>
    api.list({ sort: ['createdAt', 'DESC'], offset: 0, limit: count, filter: { vendorId } }),
  );
}
