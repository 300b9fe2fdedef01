import { useApi } from '../../lib/http/http-context.tsx';
import { useSession } from '../../lib/session/session-context.tsx';
import { useOwn } from '../../lib/swr/use-own.ts';
import { paymentsApi } from './payments-api.ts';

/** One page of the customer's payments, the newest first. `page` counts from 1. */
export function useMyPayments(search: string, page: number, rows: number) {
  const api = useApi(paymentsApi);
  const userId = useSession()?.id ?? 0;
  return useOwn(['payments', search, page, rows], () =>
    api.ofUser(userId, {
      sort: ['createdAt', 'DESC'],
      offset: (page - 1) * rows,
      limit: rows,
      filter: { q: search },
    }),
  );
}
