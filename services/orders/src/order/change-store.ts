import type { OrderStatus } from '@shop/contracts/statuses';
import type { Queryable, Transaction } from '@shop/chassis/database/database';
import type { FulfilmentState } from './decide-step.ts';
import { insertFulfilmentSteps, insertOrderStep } from './step-store.ts';
import type { NewStep } from './step-store.ts';

/** An order as far as its steps are concerned. */
export interface LockedOrder {
  id: number;
  number: string;
  reference: string;
  customerId: number;
  status: OrderStatus;
  shippingPesewas: number;
  version: number;
  fulfilments: FulfilmentState[];
}

/** The order, its row locked until the transaction ends: its changes follow one another. */
export async function lockOrder(tx: Transaction, id: number): Promise<LockedOrder> {
  const [[order], fulfilments] = await Promise.all([
    tx.query<Omit<LockedOrder, 'fulfilments'>>(
      `SELECT id, number, reference, customer_id AS "customerId", status, shipping_pesewas AS "shippingPesewas", version
       FROM customer_order WHERE id = $1 FOR UPDATE`,
      [id],
    ),
    readFulfilmentStates(tx, id),
  ]);
  if (!order) throw new Error(`There is no order ${id}.`);
  return { ...order, fulfilments };
}

const readFulfilmentStates = (db: Queryable, orderId: number) =>
  db.query<FulfilmentState>(
    `SELECT id, vendor_id AS "vendorId", status, amount_pesewas AS "amountPesewas"
     FROM fulfilment WHERE order_id = $1 ORDER BY id`,
    [orderId],
  );

interface FulfilmentChange {
  ids: readonly number[];
  step: NewStep;
  /** Why they fall away, where they do. */
  reason: string | null;
}

export async function moveFulfilments(tx: Transaction, { ids, step, reason }: FulfilmentChange): Promise<void> {
  await tx.execute('UPDATE fulfilment SET status = $2, reason = $3 WHERE id = ANY($1)', [ids, step.status, reason]);
  insertFulfilmentSteps(tx, ids, step);
}

export interface OrderCancellation {
  cause: 'customer' | 'rejected' | 'staff';
  reason: string;
}

/** Writes the order's new status, and, where it is cancelled, why. Answers the order's new version. */
export async function moveOrder(
  tx: Transaction,
  order: Pick<LockedOrder, 'id' | 'status'>,
  step: NewStep,
  cancellation: OrderCancellation | null,
): Promise<number> {
  const [row] = await tx.query<{ version: number }>(
    `UPDATE customer_order SET status = $2, version = version + 1, cancelled_at = $3, cancel_cause = $4,
       cancel_reason = $5
     WHERE id = $1 RETURNING version`,
    [order.id, step.status, cancellation && step.at, cancellation?.cause ?? null, cancellation?.reason ?? null],
  );
  if (!row) throw new Error(`There is no order ${order.id}.`);
  if (step.status !== order.status) insertOrderStep(tx, order.id, step);
  return row.version;
}

/** False where it is archived already. */
export const markArchived = async (tx: Transaction, id: number, at: Date): Promise<boolean> =>
  (await tx.execute('UPDATE customer_order SET archived_at = $2 WHERE id = $1 AND archived_at IS NULL', [id, at])) ===
  1;

export interface SoldLine {
  fulfilmentId: number;
  skuId: number;
  quantity: number;
}

export const linesOfFulfilments = (db: Queryable, ids: readonly number[]): Promise<SoldLine[]> =>
  db.query<SoldLine>(
    `SELECT fulfilment_id AS "fulfilmentId", sku_id AS "skuId", quantity
     FROM order_line WHERE fulfilment_id = ANY($1) ORDER BY id`,
    [ids],
  );
