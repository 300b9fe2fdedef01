import { raw, sql } from '@shop/chassis/database/sql-part';
import type { SqlPart } from '@shop/chassis/database/sql-part';
import type { OrderScope } from './order-scope.ts';

/** The condition on `customer_order placed` that keeps a scope's orders. */
export function inScope(scope: OrderScope): SqlPart {
  switch (scope.kind) {
    case 'all':
    case 'staff':
      return raw('true');
    case 'customer':
      return sql`placed.customer_id = ${scope.id}`;
    case 'vendor':
      return sql`EXISTS (SELECT FROM fulfilment WHERE order_id = placed.id AND vendor_id = ${scope.vendorId})`;
    case 'agent':
      return sql`EXISTS (SELECT FROM delivery WHERE order_id = placed.id AND agent_user_id = ${scope.userId})`;
    case 'none':
      return raw('false');
  }
}

/** Archived orders leave the lists of those who work them off. */
export const listedIn = ({ kind }: OrderScope): SqlPart =>
  raw(kind === 'staff' || kind === 'vendor' || kind === 'agent' ? 'placed.archived_at IS NULL' : 'true');
