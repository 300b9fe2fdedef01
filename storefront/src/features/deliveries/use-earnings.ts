import { useApi } from '../../lib/http/http-context.tsx';
import { useOwn } from '../../lib/swr/use-own.ts';
import { deliveriesApi } from './deliveries-api.ts';

export function useEarnings() {
  const api = useApi(deliveriesApi);
  return useOwn(['earnings'], api.earnings);
}
