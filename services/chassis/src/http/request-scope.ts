import type express from 'express';
import { runInContext } from '../context/request-context.ts';
import type { RequestContext } from '../context/request-context.ts';
import { CORRELATION_HEADER, correlationIdOf } from './correlation-id.ts';

const contexts = new WeakMap<express.Request, RequestContext>();

export const openContext: express.RequestHandler = (req, res, next) => {
  const context: RequestContext = {
    correlationId: correlationIdOf(req.headers[CORRELATION_HEADER]),
    caller: { kind: 'visitor' },
  };
  contexts.set(req, context);
  res.setHeader(CORRELATION_HEADER, context.correlationId);
  next();
};

/** Goes after the body was read: what continues from a socket's events would have lost the context. */
export const enterContext: express.RequestHandler = (req, _res, next) => {
  runInContext(contextOf(req), next);
};

export function contextOf(req: express.Request): RequestContext {
  const context = contexts.get(req);
  if (!context) throw new Error('The request did not come through createHttpApp.');
  return context;
}
