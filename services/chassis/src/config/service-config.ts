import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const urlOf = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `This is not an address of ${protocols.join(' or ')}.`,
  });
const httpUrl = urlOf('http:', 'https:');

/** One or more addresses, separated by commas: the replicas of one service. */
export const urlList = z
  .string()
  .transform((text) => text.split(',').map((url) => url.trim().replace(/\/+$/, '')))
  .pipe(z.array(httpUrl).min(1));

/** A word that is none of these would be a shop in production that takes the demo's accounts. */
export const nodeEnv = z.enum(['production', 'development', 'test'], {
  error: 'This is production, development or test.',
});

export const logLevel = z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']);

/** What every process that listens and calls the services is told. */
export const processConfigShape = {
  PORT: port,
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: logLevel.default('info'),
  NODE_ENV: nodeEnv.optional(),
  REDIS_URL: urlOf('redis:', 'rediss:'),
  AMQP_URL: urlOf('amqp:', 'amqps:'),
  /** Goes before the names of queues and of cached keys, so that several shops can share a broker and a cache. */
  SHOP_NAMESPACE: z
    .string()
    .regex(/^[a-z0-9.-]*$/)
    .default(''),
  /**
   * How long a process that is told to stop still answers on the connections it has, without taking new ones: longer than
   * any client of ours keeps an idle connection, so that no call meets a closed one. 0 where nobody calls any more.
   */
  DRAIN_MS: z.coerce.number().int().min(0).max(8_000).default(5_000),
  IDENTITY_URL: urlList,
  CATALOG_URL: urlList,
  ORDERS_URL: urlList,
  PAYMENT_URL: urlList,
  CONTENT_URL: urlList,
};

export const serviceConfigShape = {
  ...processConfigShape,
  DATABASE_URL: urlOf('postgres:', 'postgresql:'),
  /** How many connections a process opens at most; those of all copies together have to fit the server's `max_connections`. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(100).default(10),
};

export const serviceConfigSchema = z.object(serviceConfigShape);
export type ServiceConfig = z.output<typeof serviceConfigSchema>;
