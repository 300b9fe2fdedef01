import type { OnePayment } from '@shop/contracts/rest/payments';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { formatGhs } from '@shop/contracts/cedis';
import { sentenceOfFailure } from '../../components/sentence-of-failure.ts';
import { useShop } from '../../data/shop.tsx';
import { newKey } from './new-key.ts';

interface Wish {
  /** Cedis. */
  amount: number;
  reason: string;
}

/**
 * Gives money of a payment back. The key belongs to the form and not to the press: a second press, or another try after an
 * answer that never came, is the same refund. Once it is made, the next one has a key of its own.
 */
export function useRefund(paymentId: number) {
  const { http } = useShop();
  const notify = useNotify();
  const refresh = useRefresh();
  const [key, setKey] = useState(newKey);
  return useMutation({
    mutationFn: (wish: Wish) =>
      http.post<OnePayment>(`/payments/${paymentId}/refund`, wish, { headers: { 'idempotency-key': key } }),
    onSuccess: (_payment, { amount }) => {
      setKey(newKey());
      notify(`${formatGhs(amount)} is going back to the customer.`, { type: 'success' });
    },
    onError: (failure) => {
      notify(sentenceOfFailure('The refund was not made.', failure), { type: 'error', autoHideDuration: null });
    },
    onSettled: refresh,
  });
}
