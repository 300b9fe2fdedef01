import type express from 'express';
import { z } from 'zod';
import { isConnectionFault } from '../database/connection-fault.ts';
import { Problem, unavailable } from '../errors/problem.ts';
import type { Logger } from '../log/logger.ts';
import { invalid } from './door.ts';
import { contextOf } from './request-scope.ts';

/** Faults of Express and its body parser that are the sender's: they carry a status and a type. */
function problemOfSender(error: unknown): Problem | null {
  const { status, type } = Object(error) as { status?: unknown; type?: unknown };
  if (typeof status !== 'number' || status < 400 || status > 499) return null;
  if (type === 'entity.parse.failed') return new Problem(400, 'malformed_json', 'This is not JSON.');
  if (status === 413) return new Problem(413, 'too_large', 'This is more than can be sent at once.');
  if (status === 415) return new Problem(415, 'unsupported_media_type', 'This kind of content can’t be read here.');
  return new Problem(400, 'malformed', 'This request can’t be read.');
}

/** What the sender may know of an error; null where it is ours alone. */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  if (error instanceof z.ZodError) return invalid(error);
  return isConnectionFault(error) ? unavailable(undefined, { cause: error }) : problemOfSender(error);
}

const unexpected = (): Problem => new Problem(500, 'unexpected', 'Something went wrong on our side. Please try again.');

export const errorHandler =
  (logger: Logger): express.ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    const known = problemOf(error);
    const { correlationId } = contextOf(req);
    if (!known) logger.error({ err: error, correlationId }, 'unexpected error');
    else if (known.status >= 500) logger.warn({ err: known, correlationId }, 'unavailable');
    if (res.headersSent) {
      next(error);
      return;
    }
    const problem = known ?? unexpected();
    if (problem.retryAfterS !== undefined) res.setHeader('retry-after', String(problem.retryAfterS));
    res.status(problem.status).json(problem.body());
  };
