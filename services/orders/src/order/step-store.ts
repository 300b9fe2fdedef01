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

/** Notes, with the commit, when the whole order reached a status; only the first time counts. */
export function insertOrderStep(tx: Transaction, orderId: number, { status, at, by }: NewStep): void {
  tx.withCommit(
    `INSERT INTO order_step (order_id, status, at, by_role, by_id) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (order_id, status) DO NOTHING`,
    [orderId, status, at, by.role, by.id],
  );
}

/** Notes, with the commit, when parts of an order reached a status. */
export function insertFulfilmentSteps(
  tx: Transaction,
  fulfilmentIds: readonly number[],
  { status, at, by }: NewStep,
): void {
  tx.withCommit(
    `INSERT INTO fulfilment_step (fulfilment_id, status, at, by_role, by_id)
     SELECT id, $2, $3, $4, $5 FROM unnest($1::integer[]) AS part (id)`,
    [fulfilmentIds, status, at, by.role, by.id],
  );
}
