import os from 'node:os';
import type { Database } from '@shop/chassis/database/database';

const GIB = 1024 ** 3;

/** What the figures were measured on, in a line; the load tells whether others worked there too. */
export async function describeMachine(database: Database): Promise<string> {
  const [row] = await database.query<{ version: string }>(`SELECT current_setting('server_version') AS version`);
  const cores = os.cpus();
  return [
    `${cores.length} cores (${cores[0]?.model.trim() ?? 'unknown'})`,
    `${(os.totalmem() / GIB).toFixed(1)} GiB of memory`,
    `Node ${process.versions.node}`,
    `PostgreSQL ${row?.version ?? 'unknown'}`,
    `load of the last minute ${os.loadavg()[0]?.toFixed(1) ?? 'unknown'}`,
  ].join(', ');
}
