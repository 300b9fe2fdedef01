import { codeOf, isNetworkFault, messageOf } from '../errors/error-facts.ts';
import { badRequest, unavailable } from '../errors/problem.ts';

/** Codes of PostgreSQL, by their beginning, that tell of the server and not of the statement. */
const SERVER_CODES = ['08', '53', '57', '25P03', '55P03'];
/** What pg throws without a code. */
const CONNECT_TIMEOUT = /timeout exceeded when trying to connect|terminated due to connection timeout/i;
const MESSAGES =
  /timeout exceeded when trying to connect|connection terminated|not queryable|query read timeout|connection timeout/i;

/** Whether there was no connection in time, so that nothing was sent. */
export const isConnectTimeout = (error: unknown): boolean => CONNECT_TIMEOUT.test(messageOf(error));

export function isConnectionFault(error: unknown): boolean {
  if (isNetworkFault(error)) return true;
  const code = codeOf(error);
  return code === '' ? MESSAGES.test(messageOf(error)) : SERVER_CODES.some((start) => code.startsWith(start));
}

/** Of values that no column can hold: a byte or character that is none, a number beyond its type. */
const VALUE_CODES = ['22003', '22021', '22P05'];

/**
 * The error, as a Problem 503 where the database can't be reached or is overloaded, and as a 400 where a value that came past
 * the doors can't be held: what a client sends is never a fault of ours.
 */
export function asDatabaseProblem(error: unknown): unknown {
  if (isConnectionFault(error)) return unavailable(undefined, { code: 'database_unavailable', cause: error });
  return VALUE_CODES.includes(codeOf(error))
    ? badRequest('not_storable', 'This holds a character or a number that can’t be stored.')
    : error;
}
