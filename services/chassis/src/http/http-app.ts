import type express from 'express';
import { authenticate } from '../auth/authenticate.ts';
import { JWKS_PATH, jwksRoute } from '../auth/jwks.ts';
import type { Jwks } from '../auth/jwks.ts';
import type { TokenVerifier } from '../auth/token-verifier.ts';
import { notFound } from '../errors/problem.ts';
import type { Metrics } from '../health/metrics.ts';
import type { Logger } from '../log/logger.ts';
import { errorHandler } from './error-handler.ts';
import { dataHeaders } from './data-headers.ts';
import { createExpressApp } from './express-app.ts';
import { healthRoutes } from './health-routes.ts';
import { jsonBody } from './json-body.ts';
import { requestLog } from './request-log.ts';
import { enterContext, openContext } from './request-scope.ts';

export interface HttpAppOptions {
  service: string;
  logger: Logger;
  metrics: Metrics;
  /** Without one nobody can sign in: every caller is a visitor. */
  verifier?: TokenVerifier | undefined;
  /** What must answer for this process to be ready; a rejection means that it does not. */
  readiness: Readonly<Record<string, () => Promise<void>>>;
  jwks?: Jwks | undefined;
  /** Bytes of a JSON body at most; 100 kB unless told. */
  jsonLimit?: number | undefined;
  /** What every request passes first, in place of the headers for answers that are no pages. */
  first?: ((app: express.Express) => void) | undefined;
  /** What needs a body's bytes as they came, and so stands before the reader of JSON; it knows no caller yet. */
  beforeJson?: ((router: express.Router) => void) | undefined;
  routes: (router: express.Router) => void;
}

const JSON_LIMIT = 100_000;

// Whoever ends the encryption in front of the services decides on that.
const headersOfData = dataHeaders({ overTls: false });

/** The frame around a service's routes: what is logged and measured, read, refused and answered, is the same everywhere. */
export function createHttpApp(options: HttpAppOptions): express.Express {
  const { logger, verifier, jwks, jsonLimit = JSON_LIMIT, first = (app) => app.use(headersOfData) } = options;
  const app = createExpressApp();
  app.set('etag', false);
  app.set('query parser', 'simple');

  app.use(openContext);
  first(app);
  healthRoutes(app, options);
  if (jwks) app.get(JWKS_PATH, jwksRoute(jwks));
  app.use(requestLog(options));
  options.beforeJson?.(app);
  app.use(jsonBody(jsonLimit));
  app.use(enterContext);
  if (verifier) app.use(authenticate(verifier));
  options.routes(app);
  app.use(() => {
    throw notFound();
  });
  app.use(errorHandler(logger));
  return app;
}
