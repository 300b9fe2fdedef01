import { Skeleton } from '@mui/material';
import { formatAmount, toCedis } from '@shop/contracts/cedis';
import { Unread } from '../../components/figures/unread.tsx';
import { useGrandTotal } from './use-grand-total.ts';

/** The sum of all that the search finds. */
export function GrandTotal() {
  const { data, error, refetch } = useGrandTotal();
  if (error) return <Unread sentence="The sum can’t be read just now." onRetry={() => void refetch()} />;
  return data === undefined ? (
    <Skeleton width={80} sx={{ ml: 'auto' }} />
  ) : (
    <strong>{formatAmount(toCedis(data))}</strong>
  );
}
