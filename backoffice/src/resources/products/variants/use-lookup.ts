import { sizesByAge } from '@shop/browser/sizes-by-age';
import type { Lookup } from '@shop/contracts/rest/lookups';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';

const ALL = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'name', order: 'ASC' } } as const;
/** All colours or sizes, as people look for them. */
export function useLookup(kind: 'colors' | 'sizes') {
  const { data, error } = useGetList<Lookup>(kind, ALL);
  return {
    choices: useMemo(() => (kind === 'sizes' ? sizesByAge(data ?? []) : (data ?? [])), [data, kind]),
    failed: error !== null && error !== undefined,
  };
}
