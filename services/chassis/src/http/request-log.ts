import type express from 'express';
import type { Metrics } from '../health/metrics.ts';
import type { Logger } from '../log/logger.ts';
import { contextOf } from './request-scope.ts';

const routePattern = (req: express.Request): string => {
  const { route, baseUrl } = req as { route?: { path?: unknown }; baseUrl: string };
  return typeof route?.path === 'string' ? `${baseUrl}${route.path}` : 'unmatched';
};

/** One line and one measurement for each answer. Never the query, the body or a header: they hold personal data. */
export const requestLog =
  ({ logger, metrics }: { logger: Logger; metrics: Metrics }): express.RequestHandler =>
  (req, res, next) => {
    const begin = performance.now();
    res.once('close', () => {
      const seconds = (performance.now() - begin) / 1000;
      const route = routePattern(req);
      const status = res.writableFinished ? res.statusCode : 499;
      metrics.httpDuration.observe({ method: req.method, route, status: String(status) }, seconds);
      const { correlationId } = contextOf(req);
      logger.info({ correlationId, method: req.method, route, status, ms: Math.round(seconds * 1000) }, 'request');
    });
    next();
  };
