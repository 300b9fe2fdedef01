import type { Database } from '@shop/chassis/database/database';
import { figureOfDatabase } from '@shop/chassis/health/figure-of-database';
import type { Metrics } from '@shop/chassis/health/metrics';

interface Parts {
  database: Database;
  metrics: Metrics;
  now: () => Date;
}

/** What operators watch of money: payments and refunds that are not finished, and how long the oldest has waited. */
export function measurePayments({ database, metrics: { registry }, now }: Parts): void {
  const from = { database, registry };
  figureOfDatabase(from, {
    name: 'payments_open',
    help: 'Payments of which the provider has yet to be asked how they ended',
    sql: 'SELECT count(*) AS value FROM payment WHERE next_check_at IS NOT NULL',
  });
  figureOfDatabase(from, {
    name: 'payments_overdue_seconds',
    help: 'How long the payment that waits longest to be asked about is overdue',
    sql: `SELECT greatest(0, extract(epoch FROM $1::timestamptz - min(next_check_at))) AS value
          FROM payment WHERE next_check_at IS NOT NULL`,
    values: () => [now()],
  });
  figureOfDatabase(from, {
    name: 'refunds_open',
    help: 'Refunds that were promised and that the provider has yet to make',
    sql: `SELECT count(*) AS value FROM refund WHERE state IN ('requested', 'sent')`,
  });
  figureOfDatabase(from, {
    name: 'refunds_failed',
    help: 'Refunds that the provider has refused, which somebody has to look at',
    sql: `SELECT count(*) AS value FROM refund WHERE state = 'failed'`,
  });
}
