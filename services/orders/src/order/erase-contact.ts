import type { Transaction } from '@shop/chassis/database/database';

/** Erases e-mail and telephone of a deleted user from its orders, which keep its name and where they went. */
export async function eraseContactOf(tx: Transaction, customerId: number): Promise<void> {
  await tx.execute(
    `UPDATE customer_order SET customer_email = NULL, customer_phone = NULL
     WHERE customer_id = $1 AND (customer_email IS NOT NULL OR customer_phone IS NOT NULL)`,
    [customerId],
  );
}
