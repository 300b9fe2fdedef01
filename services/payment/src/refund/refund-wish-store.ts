import type { Transaction } from '@shop/chassis/database/database';

export interface RefundWish {
  paymentId: number;
  key: string;
  /** Null is all that is left. */
  amountPesewas: number | null;
}

export async function findRefundWish(tx: Transaction, paymentId: number, key: string): Promise<RefundWish | null> {
  const [wish] = await tx.query<RefundWish>(
    `SELECT payment_id AS "paymentId", key, amount_pesewas AS "amountPesewas" FROM refund_wish
     WHERE payment_id = $1 AND key = $2`,
    [paymentId, key],
  );
  return wish ?? null;
}

export async function insertRefundWish(tx: Transaction, wish: RefundWish, at: Date): Promise<void> {
  await tx.execute('INSERT INTO refund_wish (payment_id, key, amount_pesewas, asked_at) VALUES ($1, $2, $3, $4)', [
    wish.paymentId,
    wish.key,
    wish.amountPesewas,
    at,
  ]);
}
