import { remotePublicKeys } from '@shop/chassis/auth/jwks';
import { createRevocationCheck } from '@shop/chassis/auth/revocation-check';
import { askForRevocation } from '@shop/chassis/auth/revocation-question';
import { createTokenVerifier, type TokenVerifier } from '@shop/chassis/auth/token-verifier';
import type { Bus } from '@shop/chassis/bus/bus';
import { connectRabbitBus } from '@shop/chassis/bus/rabbit-bus';
import type { Cache } from '@shop/chassis/cache/cache';
import { connectRedisCache } from '@shop/chassis/cache/redis-cache';
import { type Environment, readConfig } from '@shop/chassis/config/read-config';
import { createMetrics, type Metrics } from '@shop/chassis/health/metrics';
import type { Logger } from '@shop/chassis/log/logger';
import { type AppInProcess, createServiceClients, type ServiceClients } from '@shop/chassis/process/service-clients';
import { z } from 'zod';
import { type BffConfig, bffConfigSchema, bffServersSchema } from './bff-config.ts';

/** Everything that the BFF is built from. It has no database. */
export interface BffParts {
  config: BffConfig;
  bus: Bus;
  cache: Cache;
  clients: ServiceClients;
  verifier: TokenVerifier;
  logger: Logger;
  metrics: Metrics;
  now: () => Date;
}

interface Options {
  env: Environment;
  logger: Logger;
  /** Parts that the opener brings; what it brings it closes itself. */
  overrides?: Partial<Pick<BffParts, 'bus' | 'cache'>> & { now?: () => Date; appInProcess?: AppInProcess };
}

/** Opens what the BFF needs. Throws a ConfigError where the environment lacks something. */
export async function openBffParts({
  env,
  logger,
  overrides = {},
}: Options): Promise<BffParts & { close(): Promise<void> }> {
  const config = readConfig(bffConfigSchema, env);
  const { AMQP_URL, REDIS_URL } = bffServersSchema.shape;
  const namespace = config.SHOP_NAMESPACE;
  const metrics = createMetrics('bff');
  const clients = createServiceClients({ config, metrics, appInProcess: overrides.appInProcess });
  const cache =
    overrides.cache ??
    connectRedisCache({ url: readConfig(z.object({ REDIS_URL }), env).REDIS_URL, prefix: namespace, logger });
  const bus =
    overrides.bus ??
    (await connectRabbitBus({
      url: readConfig(z.object({ AMQP_URL }), env).AMQP_URL,
      namespace,
      service: 'bff',
      logger,
      metrics,
    }));
  const { now = () => new Date() } = overrides;
  return {
    config,
    bus,
    cache,
    clients,
    logger,
    metrics,
    now,
    verifier: createTokenVerifier({
      issuers: { identity: remotePublicKeys({ client: clients.identity, now }) },
      revocations: createRevocationCheck({ cache, askIdentity: askForRevocation(clients.identity) }),
      now,
    }),
    close: async () => {
      if (!overrides.bus) await bus.close();
      if (!overrides.cache) await cache.close();
      await Promise.all(Object.values(clients).map((client) => client.close()));
    },
  };
}
