import type { OnePayment } from '@shop/contracts/rest/payments';
import { useGetOne } from 'react-admin';
import { useShop } from '../../data/shop.tsx';

/** What went back of a payment or is on its way, the newest first. Admins alone read of it; for others there is none. */
export function useRefunds(paymentId: number | undefined): NonNullable<OnePayment['refunds']> {
  const { area } = useShop();
  const isAsked = area === 'admin' && paymentId !== undefined;
  const { data } = useGetOne<OnePayment>('payments', { id: paymentId ?? 0 }, { enabled: isAsked });
  return data?.refunds ?? [];
}
