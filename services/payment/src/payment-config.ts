import { z } from 'zod';
import { ConfigError, readConfig } from '@shop/chassis/config/read-config';
import type { Environment } from '@shop/chassis/config/read-config';
import { nodeEnv } from '@shop/chassis/config/service-config';

const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));
const milliseconds = z.coerce.number().int().min(1);

/** What the payment service alone is told. */
const paymentConfigSchema = z.object({
  /** Where customers reach the shop; the provider sends them back there. */
  PUBLIC_URL: url,
  PAYSTACK_BASE_URL: url,
  PAYSTACK_SECRET_KEY: z.string(),
  /** Has a shop in production take the sandbox or test keys, with which people pay without money. */
  PAYMENTS_WITHOUT_MONEY: z.enum(['allowed', 'refused']).default('refused'),
  NODE_ENV: nodeEnv.default('development'),
  /** How often the provider is asked about open payments, and about refunds that it works on. */
  RECONCILE_EVERY_MS: milliseconds.default(60_000),
  /** How often refunds and webhooks that wait for another try are looked for. */
  RETRY_EVERY_MS: milliseconds.default(5_000),
});
export type PaymentConfig = z.output<typeof paymentConfigSchema>;

/** Keys of the sandbox and of the provider's test mode begin so. */
const TEST_KEY = /^sk_test_/;

/** Throws a ConfigError, also where a shop in production would take payments that bring no money. */
export function readPaymentConfig(env: Environment): PaymentConfig {
  const config = readConfig(paymentConfigSchema, env);
  if (config.NODE_ENV !== 'production' || config.PAYMENTS_WITHOUT_MONEY === 'allowed') return config;
  const faults = [
    ...(TEST_KEY.test(config.PAYSTACK_SECRET_KEY)
      ? ['PAYSTACK_SECRET_KEY: with a test key people would pay without money']
      : []),
    ...(config.PAYSTACK_BASE_URL.startsWith('https:')
      ? []
      : ['PAYSTACK_BASE_URL: a real provider is asked over https; anyone could approve a payment of the sandbox’s']),
  ];
  if (faults.length === 0) return config;
  throw new ConfigError([...faults, 'PAYMENTS_WITHOUT_MONEY=allowed takes them all the same, for trying a shop out']);
}
