import type { Database } from '@shop/chassis/database/database';
import { figureOfDatabase } from '@shop/chassis/health/figure-of-database';
import type { Metrics } from '@shop/chassis/health/metrics';

interface Parts {
  database: Database;
  metrics: Metrics;
  now: () => Date;
}

/** What operators watch of stock: what checkouts hold, and holds that should have been let go. */
export function measureHolds({ database, metrics: { registry }, now }: Parts): void {
  const from = { database, registry };
  figureOfDatabase(from, {
    name: 'stock_holds',
    help: 'Checkouts that hold stock',
    sql: `SELECT count(*) AS value FROM reservation WHERE state = 'held'`,
  });
  figureOfDatabase(from, {
    name: 'stock_holds_overdue_seconds',
    help: 'How long ago the oldest hold should have ended',
    sql: `SELECT greatest(0, extract(epoch FROM $1::timestamptz - min(expires_at))) AS value
          FROM reservation WHERE state = 'held'`,
    values: () => [now()],
  });
}
