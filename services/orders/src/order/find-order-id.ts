import type { Queryable } from '@shop/chassis/database/database';

/** The order that a placed checkout has. */
export async function findOrderId(db: Queryable, reference: string): Promise<number> {
  const [row] = await db.query<{ id: number }>('SELECT id FROM customer_order WHERE reference = $1', [reference]);
  if (!row) throw new Error(`Checkout ${reference} is placed, but has no order.`);
  return row.id;
}
