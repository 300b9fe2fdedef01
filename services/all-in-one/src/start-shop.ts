import { buildBff } from '@shop/bff/bff';
import { openBffParts } from '@shop/bff/bff-parts';
import { buildCatalog } from '@shop/catalog/service';
import type { Bus } from '@shop/chassis/bus/bus';
import type { Cache } from '@shop/chassis/cache/cache';
import type { Environment } from '@shop/chassis/config/read-config';
import type { OnStatement } from '@shop/chassis/database/postgres';
import type { Logger } from '@shop/chassis/log/logger';
import { openParts } from '@shop/chassis/process/open-parts';
import type { BuildService, BuiltService } from '@shop/chassis/process/service-parts';
import { buildContent } from '@shop/content/service';
import { buildIdentity } from '@shop/identity/service';
import { buildOrders } from '@shop/orders/service';
import { buildPayment } from '@shop/payment/service';
import { SANDBOX_KEY } from './payment-provider.ts';
import { type ReservedAddress, reserveAddress } from './reserve-address.ts';
import { startSandbox } from './start-sandbox.ts';
import type { DatabaseName } from './stores.ts';

const SERVICES = {
  identity: buildIdentity,
  catalog: buildCatalog,
  orders: buildOrders,
  payment: buildPayment,
  content: buildContent,
} as const satisfies Record<string, BuildService>;
export type ServiceName = keyof typeof SERVICES;
export const SERVICE_NAMES = Object.keys(SERVICES) as readonly ServiceName[];

export interface ShopOptions {
  /** The public address's port; 0 takes a free one. */
  port: number;
  host: string;
  /** The address that customers type; that of this machine unless told. */
  publicUrl?: string | undefined;
  databaseUrl: (name: DatabaseName) => string;
  /** One bus and one cache for everything, closed with the shop; absent, each part connects to the servers of its environment. */
  bus?: Bus | undefined;
  cache?: Cache | undefined;
  mediaDir: string;
  storefrontDir?: string | undefined;
  /** The built back office. */
  backofficeDir?: string | undefined;
  /** The real payment provider; absent, the sandbox is started and stands in its place. */
  provider?: { url: string; secretKey: string } | undefined;
  now?: (() => Date) | undefined;
  logger: (service: string) => Logger;
  /** Is told of every statement that a service begins. */
  onStatement?: ((service: ServiceName, ...statement: Parameters<OnStatement>) => void) | undefined;
  /** What the services are told besides: their own settings. */
  env?: Environment | undefined;
}

export interface RunningShop {
  url: string;
  serviceUrl(name: ServiceName): string;
  stop(): Promise<void>;
}

/** Runs all services, the BFF and, without a real provider, the payment sandbox in this process. */
export async function startShop(options: ShopOptions): Promise<RunningShop> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const stopOne of stops.splice(0).reverse()) await stopOne();
    await options.cache?.close();
  };
  try {
    return { ...(await startAll(options, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startAll(options: ShopOptions, stops: (() => Promise<void>)[]): Promise<Omit<RunningShop, 'stop'>> {
  const reserve = async (...at: [number?, string?]): Promise<ReservedAddress> => {
    const address = await reserveAddress(...at);
    stops.push(address.close);
    return address;
  };
  const front = await reserveAddress(options.port, options.host);
  const publicUrl = options.publicUrl ?? `http://localhost:${front.port}`;
  const addresses = Object.fromEntries(
    await Promise.all(SERVICE_NAMES.map(async (name) => [name, await reserve()] as const)),
  ) as Record<ServiceName, ReservedAddress>;
  const sandbox = options.provider ? null : await reserve();

  const env: Environment = {
    ...options.env,
    PORT: '0',
    LOG_LEVEL: options.env?.['LOG_LEVEL'] ?? 'info',
    PUBLIC_URL: publicUrl,
    MEDIA_DIR: options.mediaDir,
    STOREFRONT_DIR: options.storefrontDir,
    BACKOFFICE_DIR: options.backofficeDir,
    PAYSTACK_BASE_URL: options.provider?.url ?? sandbox?.url,
    PAYSTACK_SECRET_KEY: options.provider?.secretKey ?? SANDBOX_KEY,
    SANDBOX_URL: sandbox?.url,
    ...Object.fromEntries(SERVICE_NAMES.map((name) => [`${name.toUpperCase()}_URL`, addresses[name].url])),
  };
  const { bus, cache, now, onStatement } = options;
  const apps = new Map<ServiceName, BuiltService['app']>();
  const shared = {
    appInProcess: (name: ServiceName) => apps.get(name),
    ...(bus ? { bus } : {}),
    ...(cache ? { cache } : {}),
    ...(now ? { now } : {}),
  };

  if (sandbox) {
    const stopSandbox = await startSandbox(sandbox, {
      databaseUrl: options.databaseUrl('sandbox'),
      secretKey: SANDBOX_KEY,
      publicUrl,
      webhookUrl: `http://127.0.0.1:${front.port}/api/payments/webhook`,
      logger: options.logger('payment-sandbox'),
      now,
    });
    stops.push(stopSandbox);
  }
  const services: BuiltService[] = [];
  for (const name of SERVICE_NAMES) {
    const parts = await openParts({
      service: name,
      env: { ...env, DATABASE_URL: options.databaseUrl(name) },
      overrides: {
        ...shared,
        logger: options.logger(name),
        ...(onStatement ? { onStatement: (...statement) => onStatement(name, ...statement) } : {}),
      },
    });
    stops.push(parts.close);
    const service = await SERVICES[name](parts);
    stops.push(service.stop);
    addresses[name].serve(service.app);
    apps.set(name, service.app);
    services.push(service);
  }
  // Every app answers and everybody listens before anything begins by itself: what a reaction asks of another service, it gets,
  // and no event that was left unsent is sent while one of its queues is missing.
  for (const service of services) await service.subscribe?.();
  for (const service of services) await service.start();

  const bffParts = await openBffParts({ env, logger: options.logger('bff'), overrides: shared });
  stops.push(bffParts.close);
  const bff = buildBff(bffParts);
  stops.push(bff.close);
  await bff.start();
  front.serve(bff.app);
  // What came last is stopped first: no more calls, then no more events, then what they need.
  if (bus) stops.push(bus.close);
  stops.push(front.close);
  return { url: `http://localhost:${front.port}`, serviceUrl: (name) => addresses[name].url };
}
