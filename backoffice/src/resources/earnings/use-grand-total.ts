import type { Payment } from '@shop/contracts/rest/payments';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import { sumOfKept } from './kept.ts';

/** As many rows as one call of a list answers. */
const ROWS_A_CALL = 1000;

/** The sum of everything that the search of the list around it finds, not of the page alone: read page by page. */
export function useGrandTotal() {
  const { resource, filterValues } = useListContext();
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: [resource, 'grand-total', filterValues],
    retry: 1,
    queryFn: async ({ signal }) => {
      let pesewas = 0;
      for (let page = 1; ; page += 1) {
        const { data } = await dataProvider.getList<Payment>(resource, {
          pagination: { page, perPage: ROWS_A_CALL },
          sort: { field: 'id', order: 'ASC' },
          filter: filterValues,
          signal,
        });
        pesewas += sumOfKept(data);
        if (data.length < ROWS_A_CALL) return pesewas;
      }
    },
  });
}
