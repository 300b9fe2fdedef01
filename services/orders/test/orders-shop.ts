import { randomUUID } from 'node:crypto';
import type { EventPayload, EventType, ShopEvent } from '@shop/contracts/events/registry';
import { eventRegistry } from '@shop/contracts/events/registry';
import type { Role } from '@shop/contracts/roles';
import { addedToCartSchema, cartViewSchema, checkoutOpenedSchema, placedSchema } from '@shop/contracts/services/orders';
import { createInProcessBus } from '@shop/chassis/bus/in-process-bus';
import { createOutbox } from '@shop/chassis/events/create-outbox';
import { listen } from '@shop/chassis/http/listen';
import { silentLogger } from '@shop/testing/silent-logger';
import { startStubService } from '@shop/testing/stub-service';
import { startTestService } from '@shop/testing/test-service';
import { buildOrders } from '../src/service.ts';
import { catalogStandIn } from './catalog-stand-in.ts';
import { identityStandIn } from './identity-stand-in.ts';
import { createPauses } from './pauses.ts';
import { paymentStandIn } from './payment-stand-in.ts';
import { settingsStandIn } from './settings-stand-in.ts';

export interface Answer {
  status: number;
  // The tests read bodies of many shapes.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}
export type Who = { id: number; role: Role; vendorId?: number } | { service: string } | null;

const ORDER_EVENTS = (Object.keys(eventRegistry) as EventType[]).filter((type) => type.startsWith('orders.'));

/** The orders service on a real database, with the other services played over real HTTP and a clock that tests move. */
export async function startOrdersShop() {
  const catalog = catalogStandIn();
  const payment = paymentStandIn();
  const identity = identityStandIn();
  const settings = settingsStandIn();
  const stubs = await Promise.all([catalog, payment, identity, settings].map(({ routes }) => startStubService(routes)));
  const [catalogUrl = '', paymentUrl = '', identityUrl = '', contentUrl = ''] = stubs.map(({ url }) => url);

  let aheadMs = 0;
  const bus = createInProcessBus({ logger: silentLogger, retry: { firstDelayMs: 20, maxDelayMs: 50 } });
  const told: ShopEvent[] = [];
  await bus.subscribe({
    queue: 'test.told',
    types: ORDER_EVENTS,
    handle: async (event) => {
      told.push(event);
    },
  });
  const { pausePoint, pauseAt } = createPauses();
  const service = await startTestService('orders', (parts) => buildOrders({ ...parts, pausePoint }), {
    bus,
    now: () => new Date(Date.now() + aheadMs),
    env: {
      CATALOG_URL: catalogUrl,
      PAYMENT_URL: paymentUrl,
      IDENTITY_URL: identityUrl,
      CONTENT_URL: contentUrl,
      SWEEP_EVERY_MS: '50',
    },
  });

  const tokenOf = (who: Exclude<Who, null>): string =>
    'service' in who
      ? service.serviceToken(who.service)
      : service.signToken({ ...who, email: `${who.role}${who.id}@shop.test` });

  const callAt = async (url: string, who: Who, method: string, path: string, json?: unknown): Promise<Answer> => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(who ? { authorization: `Bearer ${tokenOf(who)}` } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  };
  const call = (who: Who, method: string, path: string, json?: unknown) => callAt(service.url, who, method, path, json);

  /** Another process of the service, over the same data. */
  const startCopy = async () => {
    const { now, newId } = service.parts;
    const copy = buildOrders({ ...service.parts, outbox: createOutbox({ service: 'orders', now, newId }) });
    const { url, close } = await listen(copy.app, { port: 0, host: '127.0.0.1' });
    await copy.subscribe?.();
    await copy.start();
    return {
      call: (who: Who, method: string, path: string, json?: unknown) => callAt(url, who, method, path, json),
      stop: async () => {
        await close();
        await copy.stop();
      },
    };
  };

  const publish = <T extends EventType>(type: T, payload: EventPayload<T>): Promise<void> =>
    bus.publish({
      id: randomUUID(),
      type,
      occurredAt: new Date().toISOString(),
      correlationId: randomUUID(),
      actor: { kind: 'service', name: 'test' },
      payload,
    } as ShopEvent);

  return {
    ...{ catalog, payment, identity, settings, bus, call, startCopy, publish, pauseAt },
    database: service.parts.database,
    passTime: (ms: number) => {
      aheadMs += ms;
    },
    /** The payloads of one type that orders has told of a reference. */
    told: <T extends EventType>(type: T, reference?: string): EventPayload<T>[] =>
      told
        .filter((event) => event.type === type)
        .map(({ payload }) => payload as EventPayload<T> & { reference?: string })
        .filter((payload) => reference === undefined || payload.reference === reference),
    stop: async () => {
      await service.stop();
      await bus.close();
      await Promise.all(stubs.map((stub) => stub.stop()));
    },
  };
}

export type OrdersShop = Awaited<ReturnType<typeof startOrdersShop>>;

let lastCustomer = 100;

/** A new customer with an address, and the calls that it makes. */
export function newCustomer(shop: OrdersShop, { withAddress = true } = {}) {
  lastCustomer += 1;
  const id = lastCustomer;
  const who = { id, role: 'customer' } as const;
  const address = withAddress ? shop.identity.addAddress(id) : null;
  const customer = {
    id,
    who,
    address,
    call: (method: string, path: string, json?: unknown) => shop.call(who, method, path, json),
    async cart() {
      return cartViewSchema.parse((await customer.call('GET', '/carts/me')).body);
    },
    tryToAdd: (skuId: number, quantity = 1) =>
      customer.call('POST', '/carts/me/lines', { productId: shop.catalog.sku(skuId).productId, quantity }),
    async add(skuId: number, quantity = 1) {
      return addedToCartSchema.parse((await customer.tryToAdd(skuId, quantity)).body);
    },
    tryToOpen: (amountPesewas: number, addressId: number | null = address?.id ?? null) =>
      customer.call('POST', '/checkouts', { amountPesewas, email: `customer${id}@shop.test`, addressId }),
    /** Opens a checkout for the whole cart and answers its reference. */
    async open() {
      const { totals } = await customer.cart();
      const { body } = await customer.tryToOpen(totals.subtotalPesewas + totals.shippingPesewas);
      return checkoutOpenedSchema.parse(body).reference;
    },
    tryToPlace: (reference: string, addressId: number | null = null) =>
      customer.call('POST', '/orders', { reference, addressId }),
    async place(reference: string) {
      return placedSchema.parse((await customer.tryToPlace(reference)).body).order;
    },
    /** The whole journey for what is in the cart. */
    async buy() {
      const reference = await customer.open();
      shop.payment.say(reference, 'success');
      return customer.place(reference);
    },
    succeeded: (reference: string) =>
      shop.publish('payment.payment-succeeded.v1', {
        paymentId: 1,
        reference,
        customerId: id,
        amountPesewas: shop.payment.payments.get(reference)?.amountPesewas ?? 0,
        method: 'card',
        paidAt: '2026-11-27T14:05:41.000Z',
      }),
  };
  return customer;
}
