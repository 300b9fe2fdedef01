import type { Lookup } from '@shop/contracts/rest/lookups';
import { useGetList } from 'react-admin';

const MOST_CATEGORIES = 1000;

/** All categories by name, where they are wanted; none as long as they are not read. */
export function useCategories(isWanted: boolean): readonly Lookup[] {
  const everyOne = {
    pagination: { page: 1, perPage: MOST_CATEGORIES },
    sort: { field: 'name', order: 'ASC' as const },
  };
  const { data = [] } = useGetList<Lookup>('categories', everyOne, { enabled: isWanted });
  return data;
}
