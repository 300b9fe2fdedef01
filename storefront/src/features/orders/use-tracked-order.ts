import { useApi } from '../../lib/http/http-context.tsx';
import { isPassing } from '../../lib/http/api-error.ts';
import { useOwn } from '../../lib/swr/use-own.ts';
import { ordersApi } from './orders-api.ts';
import { isFinished } from './tracking.ts';

const POLL_MS = 5000;

/** An order that is asked about every five seconds while it can still move and the page is in sight. */
export function useTrackedOrder(idOrNumber: string | null) {
  const api = useApi(ordersApi);
  return useOwn(idOrNumber === null ? null : ['order', idOrNumber], () => api.one(idOrNumber ?? ''), {
    refreshInterval: (order) => (order && !isFinished(order.status) ? POLL_MS : 0),
    refreshWhenHidden: false,
    shouldRetryOnError: isPassing,
  });
}
