import { useApi } from '../../lib/http/http-context.tsx';
import { useSession } from '../../lib/session/session-context.tsx';
import { useOwn } from '../../lib/swr/use-own.ts';
import { ordersApi } from './orders-api.ts';

/** One page of the customer's orders, the newest first. `page` counts from 1. */
export function useMyOrders(search: string, page: number, rows: number) {
  const api = useApi(ordersApi);
  const customerId = useSession()?.id ?? 0;
  return useOwn(['orders', search, page, rows], () =>
    api.ofCustomer(customerId, {
      sort: ['placedAt', 'DESC'],
      offset: (page - 1) * rows,
      limit: rows,
      filter: { q: search },
    }),
  );
}
