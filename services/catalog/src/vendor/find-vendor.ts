import { vendorCardSchema } from '@shop/contracts/services/identity';
import type { VendorCard } from '@shop/contracts/services/identity';
import type { Database } from '@shop/chassis/database/database';
import { Problem } from '@shop/chassis/errors/problem';
import type { HttpClient } from '@shop/chassis/http-client/http-client';
import { readVendorCopy, saveVendorCopy } from './vendor-copies.ts';

export interface FindVendorParts {
  database: Database;
  clients: { identity: HttpClient };
  serviceTokens: { token(): string };
}

/** The copy of a vendor; one that has not come by event yet is asked for. Null where identity knows none. */
export async function findVendor(parts: FindVendorParts, vendorId: number): Promise<VendorCard | null> {
  const copy = await readVendorCopy(parts.database, vendorId);
  if (copy) return copy;
  const vendor = await askForVendor(parts, vendorId);
  if (vendor) await saveVendorCopy(parts.database, vendor);
  return vendor;
}

async function askForVendor({ clients, serviceTokens }: FindVendorParts, vendorId: number): Promise<VendorCard | null> {
  try {
    return await clients.identity.call({
      method: 'GET',
      path: `/vendors/${vendorId}`,
      token: serviceTokens.token(),
      answer: vendorCardSchema,
    });
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  }
}
