import { Alert } from '@mui/material';
import PaymentList from './payment-list.tsx';

/** Nobody makes a payment here: says so above the ledger. */
export default function PaymentsMadeElsewhere() {
  return (
    <>
      <Alert severity="info" sx={{ mt: 2 }}>
        Payments come from checkouts only: a customer pays, and the payment stands here.
      </Alert>
      <PaymentList />
    </>
  );
}
