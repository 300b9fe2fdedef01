import { useApi } from '../../lib/http/http-context.tsx';
import { useOwn } from '../../lib/swr/use-own.ts';
import { deliveriesApi } from './deliveries-api.ts';

/** The signed-in agent as the shop knows it. */
export function useOwnAgent() {
  const api = useApi(deliveriesApi);
  return useOwn(['deliveries', 'agent'], () => api.agent());
}
