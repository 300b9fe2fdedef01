import { createExpressApp } from '@shop/chassis/http/express-app';
import { type Listening, listen } from '@shop/chassis/http/listen';
import type { BffParts } from './bff-parts.ts';

/** Serves the metrics on their own port, where one is configured. */
export async function listenForMetrics({ config, metrics }: BffParts): Promise<Listening | null> {
  if (config.METRICS_PORT === undefined) return null;
  const app = createExpressApp();
  app.get('/metrics', async (_req, res) => {
    res.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return listen(app, { port: config.METRICS_PORT, host: config.HOST });
}
