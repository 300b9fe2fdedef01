import type { OrderAddress } from '@shop/contracts/rest/addresses';

/** "Tamale, Northern": where an order goes, in a word; a dash where it has no address. */
export const placeOf = (address: Pick<OrderAddress, 'city' | 'region'> | null): string =>
  address ? [address.city, address.region].filter(Boolean).join(', ') : '–';
