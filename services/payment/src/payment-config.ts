import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));
const milliseconds = z.coerce.number().int().min(1);

/** What the payment service alone is told. */
export const paymentConfigSchema = z.object({
  /** Where customers reach the shop; the provider sends them back there. */
  PUBLIC_URL: url,
  PAYSTACK_BASE_URL: url,
  PAYSTACK_SECRET_KEY: z.string(),
  /** How often the provider is asked about open payments, and about refunds that it works on. */
  RECONCILE_EVERY_MS: milliseconds.default(60_000),
  /** How often refunds and webhooks that wait for another try are looked for. */
  RETRY_EVERY_MS: milliseconds.default(5_000),
});
