import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds `services/`: the same for the sources and for bundles beside them. */
export function projectRoot(from: string = dirname(fileURLToPath(import.meta.url))): string {
  if (existsSync(join(from, 'services', 'chassis', 'migrations'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('The folder services/chassis/migrations is not above this program.');
  return projectRoot(parent);
}

export const migrationsOf = (service: string): string => join(projectRoot(), 'services', service, 'migrations');
