import { Typography } from '@mui/material';
import type { OnePayment } from '@shop/contracts/rest/payments';
import { Refunds } from './refunds.tsx';

/** The refunds of a payment under a heading of their own; nothing where there are none. */
export function RefundsOfPayment({ refunds }: { refunds: NonNullable<OnePayment['refunds']> }) {
  if (refunds.length === 0) return null;
  return (
    <>
      <Typography component="h3" variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        Refunds
      </Typography>
      <Refunds refunds={refunds} />
    </>
  );
}
