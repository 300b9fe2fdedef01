import type { Transaction } from '@shop/chassis/database/database';

/**
 * Takes what a deleted agent has still to deliver back to the deliveries that nobody has. Who has such work can't be deleted, but it
 * may have been given while the deletion was under way.
 */
export async function releaseDeliveriesOf(tx: Transaction, agentUserId: number): Promise<void> {
  await tx.execute(
    `UPDATE delivery SET agent_user_id = NULL, assigned_at = NULL, assigned_by = NULL, version = version + 1
     WHERE agent_user_id = $1 AND delivered_at IS NULL
       AND NOT EXISTS (SELECT FROM customer_order placed WHERE placed.id = order_id AND placed.status = 'cancelled')`,
    [agentUserId],
  );
}
