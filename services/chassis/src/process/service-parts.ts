import type express from 'express';
import type { PublicJwk } from '../auth/jwks.ts';
import type { PublicKeySource } from '../auth/public-key-source.ts';
import type { ServiceKey, ServiceTokens } from '../auth/service-token.ts';
import type { TokenVerifier } from '../auth/token-verifier.ts';
import type { Bus } from '../bus/bus.ts';
import type { Cache } from '../cache/cache.ts';
import type { Environment } from '../config/read-config.ts';
import type { ServiceConfig } from '../config/service-config.ts';
import type { Database } from '../database/database.ts';
import type { RelayedOutbox } from '../events/create-outbox.ts';
import type { Metrics } from '../health/metrics.ts';
import type { Logger } from '../log/logger.ts';
import type { PausePoint } from './pause-points.ts';
import type { ServiceClients } from './service-clients.ts';

export type { ServiceClients } from './service-clients.ts';

/** Everything that a service is built from. */
export interface ServiceParts {
  service: string;
  /** Without the servers' addresses: what they lead to is here already. */
  config: Omit<ServiceConfig, 'DATABASE_URL' | 'AMQP_URL' | 'REDIS_URL'>;
  /** For what a service alone is told; read it with readConfig. */
  env: Environment;
  database: Database;
  bus: Bus;
  cache: Cache;
  outbox: RelayedOutbox;
  verifier: TokenVerifier;
  /** The keys that tokens are checked with, by issuer. */
  issuers: Readonly<Record<string, PublicKeySource>>;
  serviceKey: ServiceKey;
  serviceTokens: ServiceTokens;
  /** The service's own public keys, for createHttpApp. */
  jwks: { keys: PublicJwk[] };
  clients: ServiceClients;
  logger: Logger;
  metrics: Metrics;
  now: () => Date;
  newId: () => string;
  pausePoint: PausePoint;
}

export interface BuiltService {
  app: express.Express;
  /** Begins to hear of events. Comes before anybody's start: an event that is sent before has no queue and is lost. */
  subscribe?(): Promise<void>;
  /** Begins what runs beside the requests by itself: the relay and repeated work. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export type BuildService = (parts: ServiceParts) => BuiltService | Promise<BuiltService>;
