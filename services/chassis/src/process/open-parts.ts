import { randomUUID } from 'node:crypto';
import { QUEUES } from '@shop/contracts/events/queues';
import { z } from 'zod';
import type { PublicJwk } from '../auth/jwks.ts';
import { keySources } from '../auth/key-sources.ts';
import { createRevocationCheck } from '../auth/revocation-check.ts';
import type { RevocationCheck } from '../auth/revocation-check.ts';
import { askForRevocation } from '../auth/revocation-question.ts';
import { createServiceTokens, loadServiceKey } from '../auth/service-token.ts';
import { createTokenVerifier } from '../auth/token-verifier.ts';
import type { Bus } from '../bus/bus.ts';
import { connectRabbitBus } from '../bus/rabbit-bus.ts';
import type { Cache } from '../cache/cache.ts';
import { connectRedisCache } from '../cache/redis-cache.ts';
import { readConfig } from '../config/read-config.ts';
import type { Environment } from '../config/read-config.ts';
import { serviceConfigShape } from '../config/service-config.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/postgres.ts';
import type { OnStatement } from '../database/postgres.ts';
import { createOutbox } from '../events/create-outbox.ts';
import { createMetrics } from '../health/metrics.ts';
import { createLogger } from '../log/logger.ts';
import type { Logger } from '../log/logger.ts';
import { createPausePoints } from './pause-points.ts';
import { createServiceClients } from './service-clients.ts';
import type { AppInProcess, ServiceClients } from './service-clients.ts';
import type { ServiceParts } from './service-parts.ts';

/** Parts that the opener brings; what it brings it closes itself. */
export interface PartOverrides {
  bus: Bus;
  cache: Cache;
  now: () => Date;
  newId: () => string;
  logger: Logger;
  clients: Partial<ServiceClients>;
  appInProcess: AppInProcess;
  /** Keys that are trusted for every issuer, in place of those at the services' addresses. */
  trustedKeys: readonly PublicJwk[];
  askIdentity: RevocationCheck;
  onStatement: OnStatement;
}

export interface OpenPartsOptions {
  service: string;
  env: Environment;
  overrides?: Partial<PartOverrides> | undefined;
}

export type OpenedParts = ServiceParts & { close(): Promise<void> };

/** Opens everything that a service is built from, with its database migrated. Throws a ConfigError where the environment lacks something. */
export async function openParts({ service, env, overrides = {} }: OpenPartsOptions): Promise<OpenedParts> {
  const { AMQP_URL, REDIS_URL, ...rest } = serviceConfigShape;
  const { DATABASE_URL, ...config } = readConfig(z.object(rest), env);
  const servers = {
    ...(overrides.bus ? {} : readConfig(z.object({ AMQP_URL }), env)),
    ...(overrides.cache ? {} : readConfig(z.object({ REDIS_URL }), env)),
  };
  const { now = () => new Date(), newId = randomUUID } = overrides;
  const namespace = config.SHOP_NAMESPACE;
  const logger = overrides.logger ?? createLogger({ service, level: config.LOG_LEVEL });
  const metrics = createMetrics(service);

  await migrate({ url: DATABASE_URL, service, logger });
  const database = openDatabase({
    url: DATABASE_URL,
    poolSize: config.DATABASE_CONNECTIONS,
    logger,
    onStatement: overrides.onStatement,
  });
  const serviceKey = await loadServiceKey({ database, now, newId });
  const serviceTokens = createServiceTokens({ service, key: serviceKey, now });
  const jwks = { keys: [serviceKey.publicJwk] };
  const ownToken = () => serviceTokens.token();
  const own = createServiceClients({ config, metrics, ownToken, appInProcess: overrides.appInProcess });
  const clients = { ...own, ...overrides.clients };

  const cache = overrides.cache ?? connectRedisCache({ url: String(servers.REDIS_URL), prefix: namespace, logger });
  const bus =
    overrides.bus ??
    (await connectRabbitBus({
      url: String(servers.AMQP_URL),
      namespace,
      service,
      logger,
      metrics,
      expectedQueues: QUEUES,
    }));
  const issuers = keySources({ service, ownKeys: jwks.keys, clients, now, trustedKeys: overrides.trustedKeys });
  const askIdentity = overrides.askIdentity ?? askForRevocation(clients.identity, ownToken);
  const revocations = createRevocationCheck({ cache, askIdentity });

  return {
    service,
    config,
    env,
    database,
    bus,
    cache,
    outbox: createOutbox({ service, now, newId }),
    verifier: createTokenVerifier({ issuers, revocations, now }),
    issuers,
    serviceKey,
    serviceTokens,
    jwks,
    clients,
    logger,
    metrics,
    now,
    newId,
    pausePoint: createPausePoints(env),
    close: async () => {
      if (!overrides.bus) await bus.close();
      if (!overrides.cache) await cache.close();
      await Promise.all(Object.values(own).map((client) => client.close()));
      await database.close();
    },
  };
}
