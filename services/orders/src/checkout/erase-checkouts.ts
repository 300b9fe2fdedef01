import type { Database, Transaction } from '@shop/chassis/database/database';

const DAY_MS = 24 * 60 * 60_000;
/** A success that comes later than that finds no address any more, and goes back. */
const KEPT_MS = 30 * DAY_MS;
const BATCH = 1000;

const ERASED = `customer_name = '', customer_phone = NULL, customer_email = NULL, address_id = NULL, address = NULL`;

/**
 * Erases what the ended checkouts of a deleted user know of the person; orders keep copies of their own. One that may still be
 * paid, and become an order, keeps what orders keep: name and address.
 */
export async function eraseCheckoutsOf(tx: Transaction, customerId: number): Promise<void> {
  await tx.execute(
    `UPDATE checkout SET customer_phone = NULL, customer_email = NULL
     WHERE customer_id = $1 AND state IN ('opening', 'open', 'paid')`,
    [customerId],
  );
  await tx.execute(
    `UPDATE checkout SET ${ERASED} WHERE customer_id = $1 AND state IN ('closed', 'unfulfillable', 'placed')`,
    [customerId],
  );
}

/** Erases the same of everybody's checkouts that came to nothing long ago. */
export async function eraseOldCheckouts({ database, now }: { database: Database; now: () => Date }): Promise<void> {
  await database.execute(
    // As an array: joined with a subquery, the whole table would be read for some of it.
    `UPDATE checkout SET ${ERASED} WHERE id = ANY (ARRAY(
       SELECT id FROM checkout
       WHERE state IN ('closed', 'unfulfillable') AND customer_name <> '' AND closed_at < $1
       ORDER BY closed_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))`,
    [new Date(now().getTime() - KEPT_MS)],
  );
}
