import { useCallback, useEffect, useState } from 'react';
import { ApiError, sentenceOf } from '@shop/browser/http/api-error';
import { useApi } from '../../lib/http/http-context.tsx';
import { checkoutApi, type PaymentStart } from './checkout-api.ts';
import { rememberCheckout } from './started-checkout.ts';

const failureSays = (failure: unknown): string =>
  failure instanceof ApiError
    ? sentenceOf(failure, 'Payment initialization failed')
    : 'Checkout failed. Please try again.';

/** Starts a payment and leaves for the provider's page. `failure` is a sentence; nothing was charged then. */
export function usePay(onRefused: () => void) {
  const api = useApi(checkoutApi);
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const cameBack = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', cameBack);
    return () => {
      window.removeEventListener('pageshow', cameBack);
    };
  }, []);

  const pay = useCallback(
    async (start: PaymentStart) => {
      setFailure(undefined);
      setLeaving(true);
      try {
        const { authorizationUrl, reference } = await api.initiate(start);
        const { addressId, shippingFee } = start;
        rememberCheckout(window.sessionStorage, { reference, addressId, shippingFee });
        window.location.assign(authorizationUrl);
      } catch (refusal) {
        setLeaving(false);
        setFailure(failureSays(refusal));
        onRefused();
      }
    },
    [api, onRefused],
  );
  return { pay, isLeaving, failure };
}
