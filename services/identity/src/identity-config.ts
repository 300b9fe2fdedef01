import { z } from 'zod';
import { ConfigError, readConfig } from '@shop/chassis/config/read-config';
import type { Environment } from '@shop/chassis/config/read-config';
import { nodeEnv } from '@shop/chassis/config/service-config';
import type { HashCost } from './password/passwords.ts';

const configSchema = z.object({
  TOKEN_HOURS: z.coerce.number().positive().max(720).default(12),
  PASSWORD_HASH_COST: z.enum(['full', 'test']).default('full'),
  NODE_ENV: nodeEnv.default('development'),
});

export interface IdentityConfig {
  tokenLifeS: number;
  hashCost: HashCost;
}

export function readIdentityConfig(env: Environment): IdentityConfig {
  const { TOKEN_HOURS, PASSWORD_HASH_COST, NODE_ENV } = readConfig(configSchema, env);
  if (NODE_ENV === 'production' && PASSWORD_HASH_COST === 'test') {
    throw new ConfigError(['PASSWORD_HASH_COST: “test” is not for production']);
  }
  return { tokenLifeS: Math.round(TOKEN_HOURS * 3600), hashCost: PASSWORD_HASH_COST };
}
