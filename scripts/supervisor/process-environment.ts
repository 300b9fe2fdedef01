import { serviceNames, type ShopProcess } from '../processes.ts';
import type { PlannedProcess } from './plan.ts';

/** Where everything is that the processes are told of. */
export interface Places {
  /** The address at which people reach the shop. */
  publicUrl: string;
  databaseUrl: (name: string) => string;
  amqpUrl: string;
  redisUrl: string;
  dataDir: string;
  mediaDir: string;
  /** The built storefront. */
  storefrontDir: string;
  /** The built back office. */
  backofficeDir: string;
  /** Of the real payment provider; with none the sandbox stands in for it. */
  providerUrl: string | undefined;
  providerKey: string;
}

const addressOf = ({ port }: PlannedProcess) => `http://127.0.0.1:${port}`;

/** The addresses of the services, one variable each, replicas separated by commas. */
const serviceAddresses = (planned: readonly PlannedProcess[]): Record<string, string> =>
  Object.fromEntries(
    serviceNames.map((name) => [
      `${name.toUpperCase()}_URL`,
      planned
        .filter(({ program }) => program.name === name)
        .map(addressOf)
        .join(','),
    ]),
  );

const ownPart = ({ name }: ShopProcess, places: Places, sandboxUrl: string | undefined): Record<string, string> => {
  const { publicUrl, providerUrl, providerKey } = places;
  switch (name) {
    case 'bff':
      return {
        STOREFRONT_DIR: places.storefrontDir,
        BACKOFFICE_DIR: places.backofficeDir,
        ...(sandboxUrl ? { SANDBOX_URL: sandboxUrl } : {}),
      };
    case 'payment':
      return { PAYSTACK_BASE_URL: providerUrl ?? sandboxUrl ?? '', PAYSTACK_SECRET_KEY: providerKey };
    case 'payment-sandbox':
      return { PAYSTACK_SECRET_KEY: providerKey, WEBHOOK_URL: `${publicUrl}/api/payments/webhook` };
    default:
      return {};
  }
};

/** The variables of one process: its own address and stores, everyone's addresses, and secrets only where needed. */
export const environmentOf = (
  { program, port }: PlannedProcess,
  planned: readonly PlannedProcess[],
  places: Places,
): Record<string, string> => {
  const sandbox = planned.find(({ program: { name } }) => name === 'payment-sandbox');
  return {
    PORT: String(port),
    PUBLIC_URL: places.publicUrl,
    DATA_DIR: places.dataDir,
    MEDIA_DIR: places.mediaDir,
    ...(program.database ? { DATABASE_URL: places.databaseUrl(program.database) } : {}),
    ...(program.needs.includes('amqp') ? { AMQP_URL: places.amqpUrl } : {}),
    ...(program.needs.includes('redis') ? { REDIS_URL: places.redisUrl } : {}),
    ...serviceAddresses(planned),
    ...ownPart(program, places, sandbox && addressOf(sandbox)),
  };
};
