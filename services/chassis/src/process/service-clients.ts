import type { RequestListener } from 'node:http';
import type { z } from 'zod';
import type { processConfigShape } from '../config/service-config.ts';
import type { Metrics } from '../health/metrics.ts';
import { createHttpClient } from '../http-client/http-client.ts';
import type { HttpClient } from '../http-client/http-client.ts';

/** Each service's name and the variable that tells its addresses. */
const ADDRESSES = {
  identity: 'IDENTITY_URL',
  catalog: 'CATALOG_URL',
  orders: 'ORDERS_URL',
  payment: 'PAYMENT_URL',
  content: 'CONTENT_URL',
} as const satisfies Record<string, keyof typeof processConfigShape>;

export type ServiceClients = Record<keyof typeof ADDRESSES, HttpClient>;

type Addresses = { [Name in (typeof ADDRESSES)[keyof typeof ADDRESSES]]: z.output<(typeof processConfigShape)[Name]> };

/** The app of a service that runs in this very process; absent where it runs elsewhere, or doesn't answer yet. */
export type AppInProcess = (service: keyof typeof ADDRESSES) => RequestListener | undefined;

/** A client of each service. `ownToken` goes along where nobody is signed in. */
export function createServiceClients(options: {
  config: Addresses;
  metrics?: Metrics | undefined;
  ownToken?: (() => string) | undefined;
  appInProcess?: AppInProcess | undefined;
}): ServiceClients {
  const { config, metrics, ownToken, appInProcess } = options;
  const client = (name: keyof typeof ADDRESSES): HttpClient => {
    const inProcess = appInProcess && (() => appInProcess(name));
    return createHttpClient({ name, urls: config[ADDRESSES[name]], inProcess, metrics, ownToken });
  };
  return {
    identity: client('identity'),
    catalog: client('catalog'),
    orders: client('orders'),
    payment: client('payment'),
    content: client('content'),
  };
}
