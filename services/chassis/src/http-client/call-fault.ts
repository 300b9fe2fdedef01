import { errorBodySchema } from '@shop/contracts/errors';
import { codeOf } from '../errors/error-facts.ts';
import { Problem, unavailable } from '../errors/problem.ts';

/** The connection was never made, so nothing was sent. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);
/** The connection broke; whether the other side acted on the call can't be known. */
const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'ETIMEDOUT']);

export const wasNeverSent = (error: unknown): boolean => NOT_CONNECTED.has(codeOf(error));
export const isConnectionFailure = (error: unknown): boolean => wasNeverSent(error) || BROKEN.has(codeOf(error));

export const notAnswering = (name: string, cause: unknown): Problem =>
  unavailable(undefined, { code: `${name}_unavailable`, cause });

/** By these a service says that it can't work itself; any other 503 is about something that it asked. */
const ITSELF_AWAY = new Set(['unavailable', 'database_unavailable']);

/**
 * The refusal that another service answered, as it would have thrown it itself; null where the answer is no refusal of ours.
 * A service that tells of somebody else's fault is well, and its sentence is the one to pass on.
 */
export function refusalOf(status: number, text: string, retryAfter: string | undefined): Problem | null {
  if (status < 400 || (status > 499 && status !== 503)) return null;
  const { success, data } = errorBodySchema.safeParse(parsedJson(text));
  if (!success || (status === 503 && ITSELF_AWAY.has(data.code))) return null;
  const retryAfterS = Number(retryAfter);
  return new Problem(status, data.code, data.message, {
    ...(data.issues ? { issues: data.issues } : {}),
    ...(retryAfter !== undefined && Number.isFinite(retryAfterS) ? { retryAfterS } : {}),
  });
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
