import type { OrderStatus } from '@shop/contracts/statuses';
import type { Transaction } from '@shop/chassis/database/database';

/** Notes the agent's fee as the settings stand now. */
export async function markDelivered(tx: Transaction, orderId: number, at: Date): Promise<void> {
  await tx.execute(
    `UPDATE delivery SET delivered_at = $2, version = version + 1,
       agent_fee_pesewas = coalesce((SELECT agent_fee_pesewas FROM settings_copy), 0)
     WHERE order_id = $1 AND delivered_at IS NULL`,
    [orderId, at],
  );
}

export interface LockedDelivery {
  id: number;
  agentUserId: number | null;
  orderId: number;
  number: string;
  reference: string;
  customerId: number;
  orderStatus: OrderStatus;
}

/** The order and then its delivery, both locked, as every step on an order locks them: nobody delivers or cancels meanwhile. */
export async function lockDelivery(tx: Transaction, id: number): Promise<LockedDelivery | null> {
  await tx.execute('SELECT FROM customer_order WHERE id = (SELECT order_id FROM delivery WHERE id = $1) FOR UPDATE', [
    id,
  ]);
  const [row] = await tx.query<LockedDelivery>(
    `SELECT delivery.id, agent_user_id AS "agentUserId", placed.id AS "orderId", placed.number, placed.reference,
       placed.customer_id AS "customerId", placed.status AS "orderStatus"
     FROM delivery JOIN customer_order placed ON placed.id = delivery.order_id
     WHERE delivery.id = $1 FOR UPDATE`,
    [id],
  );
  return row ?? null;
}

/** Answers the delivery's new version. */
export async function setAgent(
  tx: Transaction,
  id: number,
  { agentUserId, by, at }: { agentUserId: number; by: number; at: Date },
): Promise<number> {
  const [row] = await tx.query<{ version: number }>(
    `UPDATE delivery SET agent_user_id = $2, assigned_by = $3, assigned_at = $4, version = version + 1
     WHERE id = $1 RETURNING version`,
    [id, agentUserId, by, at],
  );
  if (!row) throw new Error(`There is no delivery ${id}.`);
  return row.version;
}
