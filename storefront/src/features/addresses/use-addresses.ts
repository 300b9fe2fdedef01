import { useApi } from '../../lib/http/http-context.tsx';
import { useOwn } from '../../lib/swr/use-own.ts';
import { addressesApi } from './addresses-api.ts';

/** The customer's addresses, the default one first. */
export function useAddresses() {
  const api = useApi(addressesApi);
  return useOwn(['addresses'], async () => {
    const addresses = await api.mine();
    return addresses.sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  });
}
