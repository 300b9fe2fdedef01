import type { Bus } from '@shop/chassis/bus/bus';
import type { Database } from '@shop/chassis/database/database';
import { onEvent } from '@shop/chassis/events/subscribe';

export function keepShopNamesOnVendorChanged(bus: Bus, database: Database, now: () => Date): Promise<void> {
  return onEvent(bus, {
    queue: 'orders.keep-shop-names',
    types: [
      'identity.vendor-registered.v1',
      'identity.vendor-changed.v1',
      'identity.vendor-activated.v1',
      'identity.vendor-deactivated.v1',
    ],
    database,
    now,
    handle: async (tx, { payload: { vendorId, shopName, version } }) => {
      await tx.execute(
        `INSERT INTO vendor_copy (vendor_id, shop_name, version) VALUES ($1, $2, $3)
         ON CONFLICT (vendor_id) DO UPDATE SET shop_name = excluded.shop_name, version = excluded.version
         WHERE vendor_copy.version < excluded.version`,
        [vendorId, shopName, version],
      );
    },
  });
}
