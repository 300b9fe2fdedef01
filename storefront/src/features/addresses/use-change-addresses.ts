import type { AddressInput } from '@shop/contracts/rest/addresses';
import { useMemo } from 'react';
import { useApi } from '../../lib/http/http-context.tsx';
import { addressesApi } from './addresses-api.ts';
import { useAddresses } from './use-addresses.ts';

/** Changes of the address list. Each may move the default, so the list is read anew before the change is over. */
export function useChangeAddresses() {
  const api = useApi(addressesApi);
  const { mutate } = useAddresses();
  return useMemo(() => {
    const thenReload = async <Answer>(change: Promise<Answer>): Promise<Answer> => {
      const answer = await change;
      await mutate().catch(() => null);
      return answer;
    };
    return {
      save: (address: AddressInput, id: number | null) =>
        thenReload(id === null ? api.add(address) : api.change(id, address)),
      makeDefault: (id: number) => thenReload(api.makeDefault(id)),
      remove: (id: number) => thenReload(api.remove(id)),
    };
  }, [api, mutate]);
}
