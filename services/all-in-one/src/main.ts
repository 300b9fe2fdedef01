import { readConfig } from '@shop/chassis/config/read-config';
import { withSecretsFromFiles } from '@shop/chassis/config/secret-files';
import { createLogger } from '@shop/chassis/log/logger';
import { keepCompiledCode } from '@shop/chassis/process/keep-compiled-code';
import { runShop, seedOnly } from './run-shop.ts';
import { shopConfigSchema } from './shop-config.ts';

const flags = process.argv.slice(2);

keepCompiledCode();

try {
  const unknown = flags.find((flag) => flag !== '--seed-only');
  if (unknown !== undefined)
    throw new Error(`“${unknown}” means nothing here: the shop takes its settings from variables.`);
  const env = withSecretsFromFiles(process.env);
  const config = readConfig(shopConfigSchema, env);
  const logger = (service: string) => createLogger({ service, level: config.LOG_LEVEL });
  await (flags.includes('--seed-only') ? seedOnly(config, logger) : runShop(config, env, logger));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
