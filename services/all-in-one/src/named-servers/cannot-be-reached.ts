import { codeOf, messageOf } from '@shop/chassis/errors/error-facts';

/** A server that the environment names. */
export interface NamedServer {
  variable: 'DATABASE_URL' | 'AMQP_URL' | 'REDIS_URL';
  kind: 'PostgreSQL' | 'RabbitMQ' | 'Redis';
  url: string;
}

const USUAL_PORTS: Readonly<Record<string, number>> = {
  ...{ 'postgres:': 5432, 'postgresql:': 5432 },
  ...{ 'amqp:': 5672, 'amqps:': 5671, 'redis:': 6379, 'rediss:': 6379 },
};

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'no machine has that name',
  EAI_AGAIN: 'no machine has that name',
  EHOSTUNREACH: 'there is no way to that machine',
  ENETUNREACH: 'there is no way to that machine',
  ENOENT: 'there is no such socket',
  ECONNRESET: 'it ended the connection',
  ETIMEDOUT: 'no answer in time',
  ABORT_ERR: 'no answer in time',
  '28000': 'it does not let this account in',
  '28P01': 'it does not let this account in',
  '3D000': 'it has no such database',
  '42501': 'this account may not make databases',
  '53300': 'it has too many connections already',
  '57P03': 'it is starting or stopping',
};

/** Where a server listens: the port that its protocol has, unless another is named. */
export const placeOf = (url: string): { host: string; port: number } => {
  const { hostname, port, protocol, searchParams } = new URL(url);
  return {
    host: searchParams.get('host') ?? (hostname.replace(/^\[|\]$/g, '') || 'localhost'),
    port: Number(port) || (USUAL_PORTS[protocol] ?? 0),
  };
};

const placeInWords = (url: string): string => {
  const { host, port } = placeOf(url);
  return host.startsWith('/') ? host : `${host}:${port}`;
};

// An error's own message is left out where we don't know its code: it may name the account.
const reasonOf = (error: unknown): string => {
  const code = codeOf(error);
  if (code) return REASONS[code] ?? `error ${code}`;
  return /timeout/i.test(messageOf(error)) ? 'no answer in time' : 'no connection came about';
};

/** Names the variable, the place and the reason; never the account nor the password in the address. */
export const cannotBeReached = (server: NamedServer, error: unknown): Error =>
  new Error(
    `${server.variable}: ${server.kind} can't be reached at ${placeInWords(server.url)} (${reasonOf(error)}).`,
    {
      cause: error,
    },
  );
