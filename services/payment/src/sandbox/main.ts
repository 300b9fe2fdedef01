import { randomUUID } from 'node:crypto';
import { readConfig } from '@shop/chassis/config/read-config';
import { openDatabase } from '@shop/chassis/database/postgres';
import { listen } from '@shop/chassis/http/listen';
import { withSecretsFromFiles } from '@shop/chassis/config/secret-files';
import { createLogger } from '@shop/chassis/log/logger';
import { runProcess } from '@shop/chassis/process/run-process';
import { migrateSandbox } from './migrate-sandbox.ts';
import { buildSandbox } from './sandbox.ts';
import { sandboxConfigSchema, settingsOf } from './sandbox-config.ts';

const logger = createLogger({ service: 'payment-sandbox', level: 'info', pretty: process.env['LOG_PRETTY'] === '1' });

await runProcess(logger, async () => {
  const config = readConfig(sandboxConfigSchema, withSecretsFromFiles(process.env));
  await migrateSandbox(config.DATABASE_URL);
  const database = openDatabase({ url: config.DATABASE_URL, logger });
  const settings = settingsOf(config);
  const sandbox = buildSandbox({ database, logger, now: () => new Date(), newId: randomUUID, settings });
  const { url, close } = await listen(sandbox.app, { port: config.PORT, host: config.HOST });
  sandbox.start();
  return { url, logger, stop: () => close().then(sandbox.stop).then(database.close) };
});
