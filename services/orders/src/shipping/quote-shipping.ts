import type { Queryable } from '@shop/chassis/database/database';
import type { ContentClient } from '../clients/content-client.ts';
import type { IdentityClient } from '../clients/identity-client.ts';
import { shippingFee, variesByRegion } from './shipping-fee.ts';
import type { ShippingRates } from './shipping-fee.ts';
import { askForRates } from './shipping-rates.ts';

export interface ShippingQuestion {
  database: Queryable;
  content: ContentClient;
  identity: IdentityClient;
}

/** The fee, in pesewas, for one of the calling customer's addresses; without an id for the default one. */
export async function quoteShipping(
  { database, content, identity }: ShippingQuestion,
  known: ShippingRates | null,
  addressId: number | undefined,
): Promise<number> {
  const rates = known ?? (await askForRates(database, content));
  if (addressId !== undefined) return shippingFee(rates, (await identity.address(addressId)).region);
  if (!variesByRegion(rates)) return rates.defaultPesewas;
  return shippingFee(rates, (await identity.defaultAddress())?.region ?? null);
}
