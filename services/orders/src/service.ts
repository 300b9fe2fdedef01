import { readConfig } from '@shop/chassis/config/read-config';
import { startRelay } from '@shop/chassis/events/relay';
import type { Relay } from '@shop/chassis/events/relay';
import { createHttpApp } from '@shop/chassis/http/http-app';
import { every } from '@shop/chassis/process/every';
import type { Repeating } from '@shop/chassis/process/every';
import type { BuiltService, ServiceParts } from '@shop/chassis/process/service-parts';
import { cartRecordRoutes } from './cart/cart-record-routes.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { checkoutRoutes } from './checkout/checkout-routes.ts';
import { closeCheckoutOnPaymentFailed } from './checkout/close-checkout-on-payment-failed.ts';
import { closeUnopened } from './checkout/close-unopened.ts';
import { eraseOldCheckouts } from './checkout/erase-checkouts.ts';
import { expireCheckouts } from './checkout/expire-checkouts.ts';
import { forgetUserOnUserDeleted } from './checkout/forget-user-on-user-deleted.ts';
import { giveBackWithoutAddress } from './checkout/give-back-without-address.ts';
import { newReference } from './checkout/new-reference.ts';
import { placePaid } from './checkout/place-paid.ts';
import { createCatalogClient } from './clients/catalog-client.ts';
import { createContentClient } from './clients/content-client.ts';
import { createIdentityClient } from './clients/identity-client.ts';
import { createPaymentClient } from './clients/payment-client.ts';
import { deliveryRoutes } from './delivery/delivery-routes.ts';
import { keepAgentsOnAgentChanged } from './delivery/keep-agents-on-agent-changed.ts';
import { addUpSales } from './figures/category-sales.ts';
import { figuresRoutes } from './figures/figures-routes.ts';
import { newOrderNumber } from './order/order-number.ts';
import type { Placing } from './order/place-checkout.ts';
import { orderRoutes } from './order/order-routes.ts';
import { placeOrderOnPaymentSucceeded } from './order/place-order-on-payment-succeeded.ts';
import { ordersConfigSchema } from './orders-config.ts';
import { keepSettingsOnSettingsChanged } from './shipping/keep-settings-on-settings-changed.ts';
import { settingsCopyRoutes } from './shipping/settings-copy-routes.ts';
import { keepSkusOnCatalogEvents } from './sku-copies/keep-skus-on-catalog-events.ts';
import { keepVendorsOnVendorChanged } from './vendor-copies/keep-vendors-on-vendor-changed.ts';

const MINUTE_MS = 60_000;

/** Carts, checkouts, orders, fulfilments and deliveries. */
export function buildOrders(parts: ServiceParts): BuiltService {
  const { service, database, bus, outbox, clients, serviceTokens, logger, metrics, now, pausePoint } = parts;
  const config = readConfig(ordersConfigSchema, parts.env);
  const ownToken = () => serviceTokens.token();
  const shop = {
    ...{ database, outbox, logger, now, pausePoint, newReference, newOrderNumber },
    placings: new Map<string, Promise<Placing>>(),
    catalog: createCatalogClient(clients.catalog, ownToken),
    payment: createPaymentClient(clients.payment, ownToken),
    identity: createIdentityClient(clients.identity, ownToken),
    content: createContentClient(clients.content),
    holdMs: config.CHECKOUT_HOLD_MINUTES * MINUTE_MS,
    addressWaitMs: config.PAID_WITHOUT_ADDRESS_MINUTES * MINUTE_MS,
  };
  let running: (Relay | Repeating)[] = [];

  return {
    app: createHttpApp({
      service,
      logger,
      metrics,
      verifier: parts.verifier,
      jwks: parts.jwks,
      readiness: { database: () => database.ping() },
      routes: (router) => {
        cartRoutes(router, shop);
        cartRecordRoutes(router, shop);
        checkoutRoutes(router, shop);
        orderRoutes(router, shop);
        deliveryRoutes(router, shop);
        figuresRoutes(router, shop);
        settingsCopyRoutes(router, shop);
      },
    }),

    async subscribe() {
      await Promise.all([
        keepSkusOnCatalogEvents(bus, database, now),
        keepSettingsOnSettingsChanged(bus, database),
        keepVendorsOnVendorChanged(bus, database),
        keepAgentsOnAgentChanged(bus, database),
        forgetUserOnUserDeleted(bus, database, now),
        placeOrderOnPaymentSucceeded(bus, shop),
        closeCheckoutOnPaymentFailed(bus, shop),
      ]);
    },

    async start() {
      running = [
        startRelay({ database, bus, outbox, logger, metrics, pausePoint }),
        // Each by itself, since another service may keep one of them waiting.
        every(config.SWEEP_EVERY_MS, () => closeUnopened(shop), { name: 'close unopened checkouts', logger }),
        every(config.SWEEP_EVERY_MS, () => placePaid(shop), { name: 'place paid checkouts', logger }),
        every(config.SWEEP_EVERY_MS, () => giveBackWithoutAddress(shop), { name: 'give back without address', logger }),
        every(config.SWEEP_EVERY_MS, () => expireCheckouts(shop), { name: 'expire checkouts', logger }),
        every(MINUTE_MS, () => eraseOldCheckouts({ database, now }), { name: 'erase old checkouts', logger }),
        every(MINUTE_MS, () => addUpSales(database), { name: 'add up sales by category', logger }),
      ];
    },

    async stop() {
      await Promise.all(running.map((part) => part.stop()));
    },
  };
}
