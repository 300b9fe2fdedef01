import { processConfigShape, urlList } from '@shop/chassis/config/service-config';
import { isIP } from 'node:net';
import { z } from 'zod';

const { AMQP_URL, REDIS_URL, ...withoutServers } = processConfigShape;

/** The servers that the BFF connects to where nobody brings it a bus and a cache. */
export const bffServersSchema = z.object({ AMQP_URL, REDIS_URL });

/** How Express calls ranges of addresses that many networks use (its setting "trust proxy"). */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];
const isAddressOrRange = (text: string): boolean => {
  const [address = '', bits = '0', ...more] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return (
    NAMED_RANGES.includes(text) ||
    (isIP(address) > 0 && /^\d+$/.test(bits) && Number(bits) <= most && more.length === 0)
  );
};

/** A number of proxies, or their addresses separated by commas. */
const trustedProxies = z
  .string()
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text.split(',').map((address) => address.trim())))
  .refine((proxies) => typeof proxies === 'number' || proxies.every(isAddressOrRange), {
    error: 'This is a number of proxies, or their addresses separated by commas.',
  });

/** Far beyond what people do; who knows their customers sets less. */
const CALLS_PER_MINUTE = 6000;
const CALLS_PER_HOUR = CALLS_PER_MINUTE * 60;

/** What the BFF is told by its environment. */
export const bffConfigSchema = z.object({
  ...withoutServers,
  /** The address that customers type, without a slash at its end. */
  PUBLIC_URL: z.url().transform((url) => url.replace(/\/+$/, '')),
  /** Where the payment sandbox answers; its hosted page is then shown under /paystack-sandbox. */
  SANDBOX_URL: urlList.optional(),
  /** How many proxies stand in front, or their addresses; without one the connection's own address counts. */
  TRUST_PROXY: trustedProxies.optional(),
  /** Of one network address, at one copy of the BFF. Many people share an address: mobile networks and schools do. */
  API_CALLS_PER_MINUTE: z.coerce.number().int().min(1).default(CALLS_PER_MINUTE),
  /** Of one network address, over all copies. */
  REGISTRATIONS_PER_HOUR: z.coerce.number().int().min(1).default(CALLS_PER_HOUR),
  /** Calls with files of one person, over all copies. */
  UPLOADS_PER_HOUR: z.coerce.number().int().min(1).default(CALLS_PER_HOUR),
  /** Payments that one person begins, over all copies. */
  PAYMENTS_PER_HOUR: z.coerce.number().int().min(1).default(CALLS_PER_HOUR),
  /** Serves /metrics on a port of its own, never reachable through the public address. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** The built storefront; without one only the calls are served. */
  STOREFRONT_DIR: z.string().optional(),
  /** The built back office, shown to admins and vendors beside it. */
  BACKOFFICE_DIR: z.string().optional(),
});
export type BffConfig = z.output<typeof bffConfigSchema>;
