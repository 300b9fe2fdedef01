import { useCallback, useEffect, useState } from 'react';
import { ApiError, NO_ANSWER, sentenceOf } from '@shop/browser/http/api-error';
import { useApi } from '../../lib/http/http-context.tsx';
import { checkoutApi, type PaymentStart } from './checkout-api.ts';
import { rememberCheckout } from './started-checkout.ts';

const NOT_BEGUN = 'Payment initialization failed';

const failureSays = (failure: unknown): string =>
  failure instanceof ApiError && failure.status !== NO_ANSWER
    ? sentenceOf(failure, NOT_BEGUN)
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
      const stay = (says: string) => {
        setLeaving(false);
        setFailure(says);
        onRefused();
      };
      setFailure(undefined);
      setLeaving(true);
      try {
        const started = await api.initiate(start);
        if (!started?.authorizationUrl) return stay(NOT_BEGUN);
        const { addressId, shippingFee } = start;
        rememberCheckout(window.sessionStorage, { reference: started.reference, addressId, shippingFee });
        window.location.assign(started.authorizationUrl);
      } catch (refusal) {
        stay(failureSays(refusal));
      }
    },
    [api, onRefused],
  );
  return { pay, isLeaving, failure };
}
