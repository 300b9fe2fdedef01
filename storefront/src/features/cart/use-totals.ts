import { useApi } from '../../lib/http/http-context.tsx';
import { useOwn } from '../../lib/swr/use-own.ts';
import { cartApi } from './cart-api.ts';

/** What the cart costs, brought to an address. Asked anew whenever the cart's own sum changes. */
export function useTotals(addressId: number | null, subtotal: number | undefined) {
  const api = useApi(cartApi);
  const isAsked = addressId !== null && subtotal !== undefined;
  return useOwn(isAsked ? ['cart-totals', addressId, subtotal] : null, async () => {
    const { totals } = await api.totalsFor(addressId ?? 0);
    return totals;
  });
}
