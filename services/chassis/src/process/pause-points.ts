import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../config/read-config.ts';
import type { Environment } from '../config/read-config.ts';

/** A named point of the program; fault tests stop or kill the process there. */
export type PausePoint = (name: string) => Promise<void>;

const nowhere: PausePoint = () => Promise.resolve();

/**
 * Reads PAUSE_AT: `name=kill` kills the process at that point, `name=wait:<file>` holds it there until the file exists.
 * Throws a ConfigError in production.
 */
export function createPausePoints(env: Environment): PausePoint {
  const setting = env['PAUSE_AT'];
  if (!setting) return nowhere;
  if (env['NODE_ENV'] === 'production') throw new ConfigError(['PAUSE_AT is for tests only']);
  const [place = '', action = ''] = setting.split('=', 2);
  if (action !== 'kill' && !action.startsWith('wait:'))
    throw new ConfigError(['PAUSE_AT is name=kill or name=wait:<file>']);
  return async (name) => {
    if (name !== place) return;
    if (action === 'kill') process.kill(process.pid, 'SIGKILL');
    const file = action.slice('wait:'.length);
    while (!existsSync(file)) await pause(20);
  };
}
