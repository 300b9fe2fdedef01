import { readFileSync } from 'node:fs';
import { codeOf } from '../errors/error-facts.ts';
import { ConfigError, type Environment } from './read-config.ts';

/** Variables that hold a secret. Whoever may look at a process sees its environment, so each can come from a file instead. */
const SECRETS = ['DATABASE_URL', 'AMQP_URL', 'REDIS_URL', 'PAYSTACK_SECRET_KEY', 'PASSWORD'] as const;

/**
 * The environment with the secrets in place of the files that it names: `AMQP_URL_FILE=/run/secrets/amqp-url` gives `AMQP_URL`. Throws a
 * ConfigError that names the variable and never the secret, where a file can't be read or both are given.
 */
export function withSecretsFromFiles(env: Environment): Environment {
  const faults: string[] = [];
  const read = SECRETS.flatMap((name) => {
    const path = env[`${name}_FILE`];
    if (!path) return [];
    if (env[name]) {
      faults.push(`${name} and ${name}_FILE are both given`);
      return [];
    }
    try {
      return [[name, readFileSync(path, 'utf8').trim()] as const];
    } catch (error) {
      faults.push(`${name}_FILE: ${path} can’t be read (${codeOf(error)})`);
      return [];
    }
  });
  if (faults.length > 0) throw new ConfigError(faults);
  const withoutFiles = Object.entries(env).filter(([name]) => !SECRETS.some((secret) => name === `${secret}_FILE`));
  return Object.fromEntries([...withoutFiles, ...read]);
}
