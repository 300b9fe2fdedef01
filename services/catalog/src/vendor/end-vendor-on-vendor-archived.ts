import { onEvent } from '@shop/chassis/events/subscribe';
import { markStale } from '../refresh/stale-products.ts';
import { PRODUCTS_OF_VENDOR } from './keep-vendor-on-vendor-changed.ts';
import type { KeepVendorParts } from './keep-vendor-on-vendor-changed.ts';
import { endVendorCopy, saveVendorCopy } from './vendor-copies.ts';

/** A vendor whose account was deleted sells nothing from now on; its products are archived in small batches. */
export const endVendorOnVendorArchived = ({ bus, database, now, wakeRefresher }: KeepVendorParts): Promise<void> =>
  onEvent(bus, {
    queue: 'catalog.end-vendor',
    types: ['identity.vendor-archived.v1'],
    database,
    now,
    handle: async (tx, { payload }) => {
      await saveVendorCopy(tx, payload);
      await endVendorCopy(tx, payload.vendorId, now());
      await markStale(tx, PRODUCTS_OF_VENDOR, payload.vendorId);
      tx.afterCommit(wakeRefresher);
    },
  });
