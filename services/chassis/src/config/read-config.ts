import type { z } from 'zod';

export type Environment = Record<string, string | undefined>;

/** The environment lacks something, or holds something wrong; the message names every such variable. */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(`The environment is not complete:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads a configuration from the environment. An empty variable counts as a missing one. Throws a ConfigError. */
export function readConfig<Schema extends z.ZodObject>(schema: Schema, env: Environment): z.output<Schema> {
  const given = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => {
      const value = env[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new ConfigError(
    result.error.issues.map(({ path, message }) => {
      const name = String(path[0] ?? '');
      return name in given ? `${name}: ${message}` : `${name} is missing`;
    }),
  );
}
