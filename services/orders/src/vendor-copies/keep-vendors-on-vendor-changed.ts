import type { Bus } from '@shop/chassis/bus/bus';
import type { Database } from '@shop/chassis/database/database';
import { onEvent } from '@shop/chassis/events/subscribe';
import { keepVendor } from './vendor-store.ts';

export const keepVendorsOnVendorChanged = (bus: Bus, database: Database, now: () => Date): Promise<void> =>
  onEvent(bus, {
    queue: 'orders.keep-shop-names',
    types: [
      'identity.vendor-registered.v1',
      'identity.vendor-changed.v1',
      'identity.vendor-activated.v1',
      'identity.vendor-deactivated.v1',
    ],
    database,
    now,
    handle: (tx, { payload }) => keepVendor(tx, payload),
  });
