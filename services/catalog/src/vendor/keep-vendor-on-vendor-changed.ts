import type { Bus } from '@shop/chassis/bus/bus';
import type { Database } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { onEvent } from '@shop/chassis/events/subscribe';
import { markStale } from '../refresh/stale-products.ts';
import { saveVendorCopy } from './vendor-copies.ts';

export interface KeepVendorParts {
  bus: Bus;
  database: Database;
  outbox: Outbox;
  now: () => Date;
  wakeRefresher: () => void;
}

export const PRODUCTS_OF_VENDOR = 'SELECT id FROM product WHERE archived_at IS NULL AND vendor_id = $1';

export const keepVendorOnVendorChanged = ({
  bus,
  database,
  outbox,
  now,
  wakeRefresher,
}: KeepVendorParts): Promise<void> =>
  onEvent(bus, {
    queue: 'catalog.keep-vendor',
    types: [
      'identity.vendor-registered.v1',
      'identity.vendor-changed.v1',
      'identity.vendor-activated.v1',
      'identity.vendor-deactivated.v1',
    ],
    database,
    now,
    handle: async (tx, { payload }) => {
      if (!(await saveVendorCopy(tx, payload))) return;
      const { vendorId, version } = payload;
      await markStale(tx, PRODUCTS_OF_VENDOR, vendorId);
      outbox.append(tx, { type: 'catalog.vendor-copy-changed.v1', payload: { vendorId, version } });
      tx.afterCommit(wakeRefresher);
    },
  });
