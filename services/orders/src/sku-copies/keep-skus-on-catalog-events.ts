import type { Bus } from '@shop/chassis/bus/bus';
import type { Database } from '@shop/chassis/database/database';
import { onEventIdempotent } from '@shop/chassis/events/subscribe';
import { forgetProduct, keepSkus, keepStock } from './sku-store.ts';

export function keepSkusOnCatalogEvents(bus: Bus, database: Database, now: () => Date): Promise<void> {
  return onEventIdempotent(bus, {
    queue: 'orders.keep-skus',
    types: ['catalog.sku-changed.v1', 'catalog.stock-changed.v1', 'catalog.product-deleted.v1'],
    handle: async (event) => {
      if (event.type === 'catalog.sku-changed.v1') await keepSkus(database, [event.payload]);
      else if (event.type === 'catalog.stock-changed.v1') await keepStock(database, [event.payload]);
      else await forgetProduct(database, event.payload.productId, now());
    },
  });
}
