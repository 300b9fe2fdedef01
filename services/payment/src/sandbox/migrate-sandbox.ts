import { join } from 'node:path';
import { migrateFrom } from '@shop/chassis/database/migrate';
import { projectRoot } from '@shop/chassis/database/project-root';

/** Brings the sandbox's own database forward. */
export const migrateSandbox = (url: string): Promise<void> =>
  migrateFrom({
    url,
    directory: join(projectRoot(), 'services', 'payment', 'sandbox-migrations'),
    table: 'sandbox_migration',
  });
