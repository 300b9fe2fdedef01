import { type Listening, listen } from '@shop/chassis/http/listen';
import express from 'express';
import type { BffParts } from './bff-parts.ts';

/** Serves the metrics on their own port, where one is configured. */
export async function listenForMetrics({ config, metrics }: BffParts): Promise<Listening | null> {
  if (config.METRICS_PORT === undefined) return null;
  const app = express();
  app.disable('x-powered-by');
  app.get('/metrics', async (_req, res) => {
    res.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return listen(app, { port: config.METRICS_PORT, host: config.HOST });
}
