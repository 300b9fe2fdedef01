import { useApi } from '../../lib/http/http-context.tsx';
import { usePublic } from '../../lib/swr/use-public.ts';
import { shopFrontApi } from './shop-front-api.ts';

/** The shop's name, where it is, and its starting prices. */
export function useSettings() {
  const api = useApi(shopFrontApi);
  return usePublic(['settings'], api.settings);
}
