import { useGetList } from 'react-admin';
import { ChoreRow } from './chore-row.tsx';
import type { Chore } from './chores.ts';

/** A chore that a list counts: its shortest page tells the total. */
export function CountedChore({ label, counted, to }: Chore) {
  const { total, error, refetch } = useGetList(counted.resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
    filter: counted.filter,
  });
  return <ChoreRow label={label} to={to} count={total} hasFailed={error !== null} onRetry={() => void refetch()} />;
}
