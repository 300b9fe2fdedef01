import type { Bus } from '@shop/chassis/bus/bus';
import type { Database } from '@shop/chassis/database/database';
import { onEventIdempotent } from '@shop/chassis/events/subscribe';
import { keepVendor } from './vendor-store.ts';

export const keepVendorsOnVendorChanged = (bus: Bus, database: Database): Promise<void> =>
  onEventIdempotent(bus, {
    queue: 'orders.keep-shop-names',
    types: [
      'identity.vendor-registered.v1',
      'identity.vendor-changed.v1',
      'identity.vendor-activated.v1',
      'identity.vendor-deactivated.v1',
    ],
    handle: ({ payload }) => keepVendor(database, payload),
  });
