import { useApi } from '../../lib/http/http-context.tsx';
import { useOwn } from '../../lib/swr/use-own.ts';
import { deliveriesApi } from './deliveries-api.ts';
import { pickUpsOf } from './pick-ups.ts';

/** Where the parts of an order are picked up, and what they are. Asks only once that is wanted. */
export function usePickUp(orderId: number, isWanted: boolean) {
  const api = useApi(deliveriesApi);
  return useOwn(isWanted ? ['pick-up', orderId] : null, async () => {
    const order = await api.order(orderId);
    const { rows: shops } = await api.shops(order.fulfilments.map(({ vendorId }) => vendorId));
    return pickUpsOf(order, shops);
  });
}
