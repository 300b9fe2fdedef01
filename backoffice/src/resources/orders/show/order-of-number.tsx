import { Alert, Button } from '@mui/material';
import type { Order } from '@shop/contracts/rest/orders';
import { Link, Navigate } from 'react-router-dom';
import { RecordSkeleton } from '../../../components/records/record-skeleton.tsx';
import { sentenceOfFailure } from '../../../components/sentence-of-failure.ts';
import { useRead } from '../../../data/use-read.ts';

/** Leads from the number that is printed everywhere to the order's own screen. */
export function OrderOfNumber({ number }: { number: string }) {
  const { data: order, error } = useRead<Order>(`/orders/${encodeURIComponent(number)}`);
  if (order) return <Navigate to={`/orders/${order.id}/show`} replace />;
  if (!error) return <RecordSkeleton />;
  return (
    <Alert
      severity="error"
      sx={{ mt: 2 }}
      action={
        <Button component={Link} to="/orders" color="inherit">
          Back to the list
        </Button>
      }
    >
      {sentenceOfFailure('This order can’t be shown.', error)}
    </Alert>
  );
}
