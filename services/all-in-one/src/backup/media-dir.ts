import { resolve } from 'node:path';
import { type Environment, readConfig } from '@shop/chassis/config/read-config';
import { shopConfigSchema } from '../shop-config.ts';

const configSchema = shopConfigSchema.pick({ DATA_DIR: true, MEDIA_DIR: true });

/** Where the shop of this environment keeps its files. */
export function mediaDirOf(env: Environment): string {
  const { DATA_DIR, MEDIA_DIR } = readConfig(configSchema, env);
  return resolve(MEDIA_DIR ?? resolve(DATA_DIR, 'media'));
}
