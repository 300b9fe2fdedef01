import { createHttpApp } from '@shop/chassis/http/http-app';
import { startRelay } from '@shop/chassis/events/relay';
import type { Relay } from '@shop/chassis/events/relay';
import { createBackgroundWork } from '@shop/chassis/process/background-work';
import { every } from '@shop/chassis/process/every';
import type { Repeating } from '@shop/chassis/process/every';
import type { BuiltService, ServiceParts } from '@shop/chassis/process/service-parts';
import { lookupRoutes } from './lookup/lookup-routes.ts';
import { productRoutes } from './product/product-routes.ts';
import { refreshStaleProducts } from './refresh/stale-products.ts';
import { measureHolds } from './reservation/measure-holds.ts';
import { putBackOnOrderCancelled } from './reservation/put-back-on-order-cancelled.ts';
import { releaseExpired } from './reservation/release-expired.ts';
import { releaseOnCheckoutClosed } from './reservation/release-on-checkout-closed.ts';
import { reservationRoutes } from './reservation/reservation-routes.ts';
import { skuRoutes } from './sku/sku-routes.ts';
import { endVendorOnVendorArchived } from './vendor/end-vendor-on-vendor-archived.ts';
import { keepVendorOnVendorChanged } from './vendor/keep-vendor-on-vendor-changed.ts';

const RELEASE_EVERY_MS = 5000;
/** How long stale products wait that another process, or a crash, left. */
const REFRESH_EVERY_MS = 1000;
/** A product of 50 colours in 100 sizes each. */
const MAX_PRODUCT_BYTES = 2_000_000;

/** The catalog service: products, what is sold of them, its stock, and the lists that products choose from. */
export function buildCatalog(parts: ServiceParts): BuiltService {
  const { service, logger, metrics, verifier, jwks, database, bus } = parts;
  const refresher = createBackgroundWork('refresh stale products', () => refreshStaleProducts(parts), logger);
  const wakeRefresher = () => refresher.wake();
  const repeating: Repeating[] = [];
  let relay: Relay | undefined;
  measureHolds(parts);

  const app = createHttpApp({
    service,
    logger,
    metrics,
    verifier,
    jwks,
    jsonLimit: MAX_PRODUCT_BYTES,
    readiness: { database: () => database.ping() },
    routes: (router) => {
      productRoutes(router, parts);
      lookupRoutes(router, { ...parts, wakeRefresher });
      skuRoutes(router, parts);
      reservationRoutes(router, parts);
    },
  });

  return {
    app,
    subscribe: async () => {
      await keepVendorOnVendorChanged({ ...parts, wakeRefresher });
      await endVendorOnVendorArchived({ ...parts, wakeRefresher });
      await releaseOnCheckoutClosed(bus, parts);
      await putBackOnOrderCancelled(bus, parts);
    },
    start: async () => {
      relay = startRelay(parts);
      repeating.push(
        every(RELEASE_EVERY_MS, () => releaseExpired(parts), { name: 'release expired reservations', logger }),
      );
      refresher.start(REFRESH_EVERY_MS);
    },
    stop: async () => {
      await Promise.all([refresher.stop(), relay?.stop(), ...repeating.map((work) => work.stop())]);
    },
  };
}
