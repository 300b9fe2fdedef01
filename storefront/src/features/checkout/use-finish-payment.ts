import { useApi } from '../../lib/http/http-context.tsx';
import { useOwn } from '../../lib/swr/use-own.ts';
import { checkoutApi } from './checkout-api.ts';
import { finishPayment } from './finish-payment.ts';
import { recallCheckout } from './started-checkout.ts';

const pause = (ms: number) => new Promise<void>((resolve) => window.setTimeout(resolve, ms));

/** Finishes a payment once for each visit of the return page, however often the page is mounted meanwhile. */
export function useFinishPayment(reference: string | null) {
  const api = useApi(checkoutApi);
  return useOwn(
    reference === null ? null : ['finish-payment', reference],
    () => finishPayment(api, reference ?? '', recallCheckout(window.sessionStorage, reference ?? ''), pause),
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
}
