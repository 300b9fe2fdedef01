import { logLevel, processConfigShape, serviceConfigShape } from '@shop/chassis/config/service-config';
import { bffConfigSchema } from '@shop/bff/bff-config';
import { z } from 'zod';

/** What the BFF alone is told, wherever it runs. */
const bffSettings = bffConfigSchema.pick({
  TRUST_PROXY: true,
  API_CALLS_PER_MINUTE: true,
  REGISTRATIONS_PER_HOUR: true,
  UPLOADS_PER_HOUR: true,
  PAYMENTS_PER_HOUR: true,
});

/** In one process nothing is measured apart. */
export const metricsPort = bffConfigSchema.shape.METRICS_PORT;

/** What the shop in one process is told by its environment. Whatever is absent, it brings along. */
export const shopConfigSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  /** Every interface unless told, so that a phone in the same network reaches the shop. */
  HOST: z.string().default('0.0.0.0'),
  LOG_LEVEL: logLevel.default('warn'),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().default('.data'),
  MEDIA_DIR: z.string().optional(),
  DATABASE_URL: serviceConfigShape.DATABASE_URL.optional(),
  DATABASE_PREFIX: z.string().default('akwadaa_'),
  AMQP_URL: processConfigShape.AMQP_URL.optional(),
  REDIS_URL: processConfigShape.REDIS_URL.optional(),
  SHOP_NAMESPACE: processConfigShape.SHOP_NAMESPACE,
  PAYSTACK_BASE_URL: z.url().optional(),
  PAYSTACK_SECRET_KEY: z.string().optional(),
  NODE_ENV: processConfigShape.NODE_ENV,
  ...bffSettings.shape,
  /** The demo is made on an empty store; "no" leaves it empty. */
  DEMO: z.enum(['yes', 'no']).default('yes'),
});
export type ShopConfig = z.output<typeof shopConfigSchema>;
