import type { Order } from '@shop/contracts/rest/orders';
import { Title } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { RecordFailed } from '../../../components/records/record-failed.tsx';
import { RecordSkeleton } from '../../../components/records/record-skeleton.tsx';
import { useRead } from '../../../data/use-read.ts';

interface OrderOfNumberProps {
  number: string;
  failed: string;
}

/** Leads from the number that is printed everywhere to the order's own screen. */
export function OrderOfNumber({ number, failed }: OrderOfNumberProps) {
  const { data: order, error, refetch } = useRead<Order>(`/orders/${encodeURIComponent(number)}`);
  if (order) return <Navigate to={`/orders/${order.id}/show`} replace />;
  return (
    <>
      <Title title={`Order ${number}`} preferenceKey={false} />
      {error ? (
        <RecordFailed sentence={failed} failure={error} onRetry={() => void refetch()} list="/orders" />
      ) : (
        <RecordSkeleton />
      )}
    </>
  );
}
