import { useApi } from '../../lib/http/http-context.tsx';
import { useOwn } from '../../lib/swr/use-own.ts';
import { deliveriesApi } from './deliveries-api.ts';

/** One page of what the agent has delivered, the newest first. `page` counts from 1. */
export function useDoneDeliveries(page: number, rows: number) {
  const api = useApi(deliveriesApi);
  return useOwn(['deliveries', 'done', page, rows], () =>
    api.mine({
      sort: ['deliveredAt', 'DESC'],
      offset: (page - 1) * rows,
      limit: rows,
      filter: { status: 'delivered' },
    }),
  );
}
