import { withSecretsFromFiles } from '@shop/chassis/config/secret-files';
import { logLevel } from '@shop/chassis/config/service-config';
import { listen } from '@shop/chassis/http/listen';
import { createLogger } from '@shop/chassis/log/logger';
import { runProcess } from '@shop/chassis/process/run-process';
import { buildBff } from './bff.ts';
import { openBffParts } from './bff-parts.ts';
import { listenForMetrics } from './listen-for-metrics.ts';

const logger = createLogger({ service: 'bff', level: logLevel.catch('info').parse(process.env['LOG_LEVEL']) });

await runProcess(logger, async () => {
  const parts = await openBffParts({ env: withSecretsFromFiles(process.env), logger });
  const bff = buildBff(parts);
  await bff.start();
  const { PORT, HOST, DRAIN_MS } = parts.config;
  const listening = await listen(bff.app, { port: PORT, host: HOST });
  const metrics = await listenForMetrics(parts);
  const stop = async () => {
    await Promise.all([listening.close(DRAIN_MS), metrics?.close()]);
    await bff.close();
    await parts.close();
  };
  return { url: listening.url, logger, stop };
});
