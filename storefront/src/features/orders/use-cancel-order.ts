import type { Order } from '@shop/contracts/rest/orders';
import { useCallback, useState } from 'react';
import { useTell } from '../../components/notices/notices.tsx';
import { sentenceOf } from '@shop/browser/http/api-error';
import { useApi } from '../../lib/http/http-context.tsx';
import { ordersApi } from './orders-api.ts';

/** `onSettled` looks again at the order, whether it was cancelled or the server refused. */
export function useCancelOrder({ id, number }: Order, onSettled: () => Promise<unknown>) {
  const api = useApi(ordersApi);
  const tell = useTell();
  const [isCancelling, setCancelling] = useState(false);
  const cancel = useCallback(
    async (reason: string) => {
      setCancelling(true);
      try {
        await api.cancel(id, reason);
        tell('good', `Order ${number} is cancelled. Your money goes back to the account that you paid from.`);
      } catch (failure) {
        tell('bad', sentenceOf(failure, 'The order could not be cancelled. Please try again.'));
      }
      await onSettled().catch(() => null);
      setCancelling(false);
    },
    [api, id, number, onSettled, tell],
  );
  return { cancel, isCancelling };
}
