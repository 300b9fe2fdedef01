import { useApi } from '../../lib/http/http-context.tsx';
import { isPassing } from '@shop/browser/http/api-error';
import { useOwn } from '../../lib/swr/use-own.ts';
import { ordersApi } from './orders-api.ts';

const POLL_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;

/** While the shop is away the pauses double, up to a minute: a parcel is waited for longer than any outage. */
const pauseAfter = (failures: number) => Math.min(POLL_MS * 2 ** failures, LONGEST_PAUSE_MS);

/**
 * An order that is asked about every five seconds while the page is in sight, whatever its state: money may still be on its way
 * back, and a number that is not known yet may be soon.
 */
export function useTrackedOrder(idOrNumber: string | null) {
  const api = useApi(ordersApi);
  return useOwn(idOrNumber === null ? null : ['order', idOrNumber], () => api.one(idOrNumber ?? ''), {
    refreshInterval: POLL_MS,
    refreshWhenHidden: false,
    shouldRetryOnError: true,
    onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
      const pauseMs = isPassing(error) ? pauseAfter(retryCount) : POLL_MS;
      window.setTimeout(() => void revalidate({ retryCount }), pauseMs);
    },
  });
}
