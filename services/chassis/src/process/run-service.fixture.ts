import { createHttpApp } from '../http/http-app.ts';
import { runService } from './run-service.ts';

/** A service of one slow route, for the tests of a process's life. */
await runService('chassis', (parts) => ({
  app: createHttpApp({
    service: parts.service,
    logger: parts.logger,
    metrics: parts.metrics,
    verifier: parts.verifier,
    jwks: parts.jwks,
    readiness: { database: () => parts.database.ping(), bus: () => parts.bus.ping(), cache: () => parts.cache.ping() },
    routes: (router) => {
      router.get('/slow', (_req, res) => {
        res.write('begun');
        setTimeout(() => res.end(' and ended'), 500);
      });
      router.get('/crash', () => {
        setImmediate(() => {
          throw new Error('out of any request');
        });
      });
      router.get('/point', async (_req, res) => {
        await parts.pausePoint('fixture-point');
        res.end();
      });
    },
  }),
  start: async () => undefined,
  stop: async () => undefined,
}));
