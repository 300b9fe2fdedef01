import type { Delivery } from '@shop/contracts/rest/deliveries';
import { FULFILMENT_STEPS } from '@shop/contracts/statuses';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

const OF_EACH_STATUS = 25;
const UNFINISHED = FULFILMENT_STEPS.filter((step) => step !== 'delivered');

const longestFirst = (one: Delivery, other: Delivery) => one.order.placedAt.localeCompare(other.order.placedAt);

/** Deliveries of unfinished orders that nobody carries yet, the one that waits longest first. A list filters by one status only. */
export function useWaitingDeliveries(q: string) {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: ['deliveries', 'waiting', q],
    retry: 1,
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        UNFINISHED.map((status) =>
          dataProvider.getList<Delivery>('deliveries', {
            pagination: { page: 1, perPage: OF_EACH_STATUS },
            sort: { field: 'placedAt', order: 'ASC' },
            filter: { unassigned: true, status, q },
            signal,
          }),
        ),
      );
      return pages.flatMap(({ data }) => data).toSorted(longestFirst);
    },
    placeholderData: (before) => before,
  });
}
