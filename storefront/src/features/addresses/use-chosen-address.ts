import { useState } from 'react';
import { useAddresses } from './use-addresses.ts';

/** The address that an order goes to: the one chosen here, else the default one, else the first. */
export function useChosenAddress() {
  const { data: addresses, error, mutate } = useAddresses();
  const [wantedId, choose] = useState<number | null>(null);
  const chosen = addresses?.find(({ id }) => id === wantedId) ?? addresses?.[0];
  return { addresses, failure: error, retry: () => void mutate(), chosenId: chosen?.id ?? null, choose };
}
