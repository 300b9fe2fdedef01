import type express from 'express';
import type { Metrics } from '../health/metrics.ts';
import type { Logger } from '../log/logger.ts';

type Checks = Readonly<Record<string, () => Promise<void>>>;

/** /healthz: the process runs. /readyz: all that it needs answers. /metrics: what it measured. */
export function healthRoutes(
  router: express.Router,
  { readiness, metrics, logger }: { readiness: Checks; metrics: Metrics; logger: Logger },
): void {
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const parts = await Promise.all(
      Object.entries(readiness).map(async ([name, check]) => {
        try {
          await check();
          return [name, 'ok'] as const;
        } catch (error) {
          logger.warn({ err: error, part: name }, 'not ready');
          return [name, 'away'] as const;
        }
      }),
    );
    const isReady = parts.every(([, state]) => state === 'ok');
    res.status(isReady ? 200 : 503).json({ status: isReady ? 'ok' : 'not ready', parts: Object.fromEntries(parts) });
  });
  router.get('/metrics', async (_req, res) => {
    res.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
