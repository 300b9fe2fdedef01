import { pino, stdTimeFunctions } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { codeOf, messageOf, nameOf, stackOf } from '../errors/error-facts.ts';

export type { Logger } from 'pino';

/** `detail` is where PostgreSQL quotes the refused row. */
const SECRETS = ['authorization', 'cookie', 'password', 'passwordHash', 'token', 'email', 'phone', 'detail'];

/** What a log says of an error. Its other properties are its library's own: connections, sockets, the refused row. */
const toldOfError = (error: unknown): unknown =>
  typeof error === 'object' && error !== null
    ? { name: nameOf(error), message: messageOf(error), code: codeOf(error), stack: stackOf(error) }
    : error;

const PRETTY = { ignore: 'pid,hostname' };

export interface LoggerOptions {
  service: string;
  level: string;
  /** For people at a terminal; machines read the JSON lines. */
  pretty?: boolean | undefined;
  /** The standard output unless told. */
  destination?: DestinationStream | undefined;
}

/** Logs in lines of JSON. Fields that would hold secrets or personal data are blanked, one level deep too. */
export function createLogger({ service, level, pretty = false, destination }: LoggerOptions): Logger {
  const options = {
    level,
    base: { service },
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: toldOfError, cause: toldOfError },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
  };
  if (destination) return pino(options, destination);
  return pretty ? pino({ ...options, transport: { target: 'pino-pretty', options: PRETTY } }) : pino(options);
}
