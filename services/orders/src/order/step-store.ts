import type { OrderStatus } from '@shop/contracts/statuses';
import type { Transaction } from '@shop/chassis/database/database';
import type { Role } from '@shop/contracts/roles';

/** Who took a step: a role, or the shop where nobody did. */
export interface StepTaker {
  role: Role | 'shop';
  id: number | null;
}
export const SHOP: StepTaker = { role: 'shop', id: null };

export interface NewStep {
  status: OrderStatus;
  at: Date;
  by: StepTaker;
}

/** Notes when the whole order reached a status; only the first time counts. */
export async function insertOrderStep(tx: Transaction, orderId: number, { status, at, by }: NewStep): Promise<void> {
  await tx.execute(
    `INSERT INTO order_step (order_id, status, at, by_role, by_id) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (order_id, status) DO NOTHING`,
    [orderId, status, at, by.role, by.id],
  );
}

export async function insertFulfilmentStep(
  tx: Transaction,
  fulfilmentId: number,
  { status, at, by }: NewStep,
): Promise<void> {
  await tx.execute(
    'INSERT INTO fulfilment_step (fulfilment_id, status, at, by_role, by_id) VALUES ($1, $2, $3, $4, $5)',
    [fulfilmentId, status, at, by.role, by.id],
  );
}
