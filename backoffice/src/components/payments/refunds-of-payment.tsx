import { Typography } from '@mui/material';
import type { OnePayment } from '@shop/contracts/rest/payments';
import { useGetOne } from 'react-admin';
import { useShop } from '../../data/shop.tsx';
import { Refunds } from './refunds.tsx';

/** What went back of a payment or is on its way, the newest first. Admins alone read of it. */
export function RefundsOfPayment({ paymentId }: { paymentId: number }) {
  const { area } = useShop();
  const { data } = useGetOne<OnePayment>('payments', { id: paymentId }, { enabled: area === 'admin' });
  if (!data?.refunds?.length) return null;
  return (
    <>
      <Typography component="h3" variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        Refunds
      </Typography>
      <Refunds refunds={data.refunds} />
    </>
  );
}
