import type { VendorCard } from '@shop/contracts/services/identity';
import type { Database } from '@shop/chassis/database/database';
import { notFound } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import { findVendor, setActive } from './vendor-store.ts';

export interface VendorParts {
  database: Database;
  outbox: Outbox;
  now: () => Date;
}

/** Lets a vendor sell, or stops it. Nothing happens where it is so already. */
export function activateVendor(
  { database, outbox, now }: VendorParts,
  id: number,
  isActive: boolean,
): Promise<VendorCard> {
  return database.transaction(async (tx) => {
    const changed = await setActive(tx, id, isActive, now());
    if (changed) {
      const type = isActive ? 'identity.vendor-activated.v1' : 'identity.vendor-deactivated.v1';
      await outbox.append(tx, { type, payload: changed });
    }
    const vendor = changed ?? (await findVendor(tx, id));
    if (!vendor) throw notFound('Vendor not found');
    return vendor;
  });
}
