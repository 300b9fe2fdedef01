import type { Order } from '@shop/contracts/rest/orders';
import type { OrderStatus } from '@shop/contracts/statuses';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { sentenceOfFailure } from '../../../components/sentence-of-failure.ts';
import { useShop } from '../../../data/shop.tsx';

interface Step {
  status: OrderStatus;
  reason?: string;
}

/**
 * Takes an order's next step. Refused or not, everything in sight is read again: where somebody else was quicker, the person
 * reads the server's sentence above the order as it now stands.
 */
export function useTakeStep({ id, number }: Pick<Order, 'id' | 'number'>) {
  const { http } = useShop();
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (step: Step) => http.patch<Order>(`/orders/${id}/status`, step),
    onSuccess: (_order, { status }) => {
      notify(status === 'cancelled' ? `Order ${number}: rejected.` : `Order ${number}: ${status}.`, {
        type: 'success',
      });
    },
    onError: (failure) => {
      notify(sentenceOfFailure('The step was not taken.', failure), { type: 'error', autoHideDuration: null });
    },
    onSettled: refresh,
  });
}
