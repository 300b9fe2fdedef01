import { listen } from '../http/listen.ts';
import { createLogger } from '../log/logger.ts';
import { withSecretsFromFiles } from '../config/secret-files.ts';
import { logLevel } from '../config/service-config.ts';
import { openParts } from './open-parts.ts';
import { runProcess } from './run-process.ts';
import type { BuildService } from './service-parts.ts';

/** The main of a service's process. */
export function runService(name: string, build: BuildService): Promise<void> {
  const level = logLevel.catch('info').parse(process.env['LOG_LEVEL']);
  const logger = createLogger({ service: name, level, pretty: process.env['LOG_PRETTY'] === '1' });
  return runProcess(logger, async () => {
    const env = withSecretsFromFiles(process.env);
    const parts = await openParts({ service: name, env, overrides: { logger } });
    const service = await build(parts);
    const listening = await listen(service.app, { port: parts.config.PORT, host: parts.config.HOST });
    await service.subscribe?.();
    await service.start();
    return {
      url: listening.url,
      logger,
      stop: async () => {
        await listening.close(parts.config.DRAIN_MS);
        await service.stop();
        await parts.close();
      },
    };
  });
}
