import { Alert, AlertTitle } from '@mui/material';
import { formatTime } from '@shop/browser/dates';
import { formatGhs } from '@shop/contracts/cedis';
import type { Order } from '@shop/contracts/rest/orders';

/** Why an order is cancelled, and what of its money goes back. */
export function CancelledBanner({ order: { status, cancellation, payment } }: { order: Order }) {
  if (status !== 'cancelled') return null;
  const isPaidBack = (payment?.refundedAmount ?? 0) >= (cancellation?.refundAmount ?? 0);
  return (
    <Alert severity="error">
      <AlertTitle>This order is cancelled</AlertTitle>
      {cancellation && (
        <>
          {cancellation.reason} ({formatTime(cancellation.at)}).
          {cancellation.refundAmount > 0 && (
            <div>
              <strong>{formatGhs(cancellation.refundAmount)}</strong> {isPaidBack ? 'has gone back' : 'goes back'} to
              the customer.
            </div>
          )}
        </>
      )}
    </Alert>
  );
}
