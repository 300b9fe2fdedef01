import { useApi } from '../../lib/http/http-context.tsx';
import { isPassing } from '@shop/browser/http/api-error';
import { useOwn } from '../../lib/swr/use-own.ts';
import { ordersApi } from './orders-api.ts';
import { isFinished } from './tracking.ts';

const POLL_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;

/** While the shop is away the pauses double, up to a minute: a parcel is waited for longer than any outage. */
const pauseAfter = (failures: number) => Math.min(POLL_MS * 2 ** failures, LONGEST_PAUSE_MS);

/** An order that is asked about every five seconds while it can still move and the page is in sight. */
export function useTrackedOrder(idOrNumber: string | null) {
  const api = useApi(ordersApi);
  return useOwn(idOrNumber === null ? null : ['order', idOrNumber], () => api.one(idOrNumber ?? ''), {
    refreshInterval: (order) => (order && !isFinished(order.status) ? POLL_MS : 0),
    refreshWhenHidden: false,
    shouldRetryOnError: isPassing,
    onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
      window.setTimeout(() => void revalidate({ retryCount }), pauseAfter(retryCount));
    },
  });
}
