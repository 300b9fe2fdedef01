import type { Bus } from '@shop/chassis/bus/bus';
import { createInProcessBus } from '@shop/chassis/bus/in-process-bus';
import type { Cache } from '@shop/chassis/cache/cache';
import { createMemoryCache } from '@shop/chassis/cache/memory-cache';
import { listen } from '@shop/chassis/http/listen';
import { openParts } from '@shop/chassis/process/open-parts';
import type { BuildService, ServiceClients, ServiceParts } from '@shop/chassis/process/service-parts';
import { silentLogger } from './silent-logger.ts';
import { createTestDatabase } from './test-database.ts';
import { signTestServiceToken, signTestToken, testJwk } from './test-identity.ts';
import type { TestPerson } from './test-identity.ts';

export type { TestPerson } from './test-identity.ts';

export interface TestServiceOptions {
  bus?: Bus;
  cache?: Cache;
  now?: () => Date;
  /** The service's own variables, and addresses of others: `CATALOG_URL: stub.url`. */
  env?: Record<string, string>;
  clients?: Partial<ServiceClients>;
}

export interface TestService {
  url: string;
  parts: ServiceParts;
  /** A token of a person, signed by an identity that the service trusts. */
  signToken(person: TestPerson): string;
  /** A token of another service. */
  serviceToken(name: string): string;
  stop(): Promise<void>;
}

const SERVICES = ['identity', 'catalog', 'orders', 'payment', 'content'];
/** Nothing listens there: a service that a test did not name is away. */
const NOWHERE = 'http://127.0.0.1:9';

/** Starts one service over a database of its own, on a free port. It trusts the test's tokens; none of them is revoked. */
export async function startTestService(
  name: string,
  build: BuildService,
  options: TestServiceOptions = {},
): Promise<TestService> {
  const { now = () => new Date(), clients = {}, env = {} } = options;
  const bus = options.bus ?? createInProcessBus({ logger: silentLogger });
  const testDatabase = await createTestDatabase(name);
  const parts = await openParts({
    service: name,
    env: {
      PORT: '0',
      DATABASE_URL: testDatabase.url,
      ...Object.fromEntries(SERVICES.map((service) => [`${service.toUpperCase()}_URL`, NOWHERE])),
      ...env,
    },
    overrides: {
      bus,
      cache: options.cache ?? createMemoryCache({ now }),
      now,
      clients,
      logger: silentLogger,
      trustedKeys: [testJwk],
      askIdentity: async () => false,
    },
  });
  const service = await build(parts);
  const { url, close } = await listen(service.app, { port: 0, host: '127.0.0.1' });
  await service.subscribe?.();
  await service.start();
  return {
    url,
    parts,
    signToken: (person) => signTestToken(person, now()),
    serviceToken: (other) => signTestServiceToken(other, now),
    stop: async () => {
      await close();
      await service.stop();
      if (!options.bus) await bus.close();
      await parts.close();
      await testDatabase.drop();
    },
  };
}
