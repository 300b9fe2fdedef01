import type { TestDatabase } from '@shop/testing/test-database';
import { readUnsent } from '../../src/audit/read-unsent.ts';

/** How many events wait in all outboxes together. */
export async function unsentEvents({
  databases: { identity, catalog, orders, payment, content },
}: {
  databases: Readonly<Record<'identity' | 'catalog' | 'orders' | 'payment' | 'content', TestDatabase>>;
}): Promise<number> {
  const waiting = await readUnsent({
    identity: identity.database,
    catalog: catalog.database,
    orders: orders.database,
    payment: payment.database,
    content: content.database,
  });
  return waiting.reduce((sum, { count }) => sum + count, 0);
}
