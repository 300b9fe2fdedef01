import { pino, stdTimeFunctions } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { codeOf, messageOf, nameOf, stackOf } from '../errors/error-facts.ts';
import { standardOutput } from './standard-output.ts';

export type { Logger } from 'pino';

/** `detail` is where PostgreSQL quotes the refused row. */
const SECRETS = ['authorization', 'cookie', 'password', 'passwordHash', 'token', 'email', 'phone', 'detail'];

const MOST_CAUSES = 4;

/**
 * What a log says of an error, and of what caused it: a refusal for callers to read doesn't tell why. Its other properties are
 * its library's own: connections, sockets, the refused row.
 */
function toldOfError(error: unknown, causes = MOST_CAUSES): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const own = { name: nameOf(error), message: messageOf(error), code: codeOf(error), stack: stackOf(error) };
  const cause: unknown = Reflect.get(error, 'cause');
  return cause === undefined || causes === 0 ? own : { ...own, cause: toldOfError(cause, causes - 1) };
}

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
    serializers: { err: (error: unknown) => toldOfError(error), cause: (error: unknown) => toldOfError(error) },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
  };
  if (destination) return pino(options, destination);
  return pretty
    ? pino({ ...options, transport: { target: 'pino-pretty', options: PRETTY } })
    : pino(options, standardOutput());
}
