import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));

const PATH_IN_SHOP = '/paystack-sandbox';

/** What the sandbox's own process is told. */
export const sandboxConfigSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.string(),
  PAYSTACK_SECRET_KEY: z.string().default('sk_test_sandbox'),
  /** Where customers reach the shop, which shows the hosted page under a path of its own. */
  PUBLIC_URL: url,
  /** Where customers reach the hosted page otherwise. */
  SANDBOX_PUBLIC_URL: url.optional(),
  /** Where the shop receives webhooks. */
  WEBHOOK_URL: url,
  SHOP_NAME: z.string().default('Akwadaa'),
});

export interface SandboxSettings {
  secretKey: string;
  /** Where customers reach the hosted page, without a slash at the end. */
  publicUrl: string;
  webhookUrl: string;
  shopName: string;
}

export const settingsOf = (config: z.output<typeof sandboxConfigSchema>): SandboxSettings => ({
  secretKey: config.PAYSTACK_SECRET_KEY,
  publicUrl: config.SANDBOX_PUBLIC_URL ?? `${config.PUBLIC_URL}${PATH_IN_SHOP}`,
  webhookUrl: config.WEBHOOK_URL,
  shopName: config.SHOP_NAME,
});
