import type { LookupKind } from '@shop/contracts/rest/lookups';
import { useApi } from '../../lib/http/http-context.tsx';
import { usePublic } from '../../lib/swr/use-public.ts';
import { lookupsApi } from './lookups-api.ts';

/** One of the lists that products choose from. */
export function useLookup(kind: LookupKind) {
  const api = useApi(lookupsApi);
  return usePublic(['lookup', kind], () => api.all(kind));
}
