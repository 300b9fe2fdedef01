import type { Transaction } from '@shop/chassis/database/database';
import type { StockLine } from '../stock/stock-line.ts';

/**
 * held: pieces are held for a checkout · sold: they are sold · released: nothing is held any more ·
 * refused: nothing is sold to it any more, since its pieces were gone when it was paid, or its money goes back.
 */
export type ReservationState = 'held' | 'sold' | 'released' | 'refused';

interface NewReservation {
  reference: string;
  state: 'held' | 'released';
  expiresAt: Date;
  at: Date;
}

/** False where the reference is known already. */
export async function insertReservation(
  tx: Transaction,
  { reference, state, expiresAt, at }: NewReservation,
): Promise<boolean> {
  const inserted = await tx.execute(
    `INSERT INTO reservation (reference, state, expires_at, created_at, changed_at) VALUES ($1, $2, $3, $4, $4)
     ON CONFLICT DO NOTHING`,
    [reference, state, expiresAt, at],
  );
  return inserted === 1;
}

export interface Reservation {
  state: ReservationState;
  expiresAt: Date;
  /** In the order of the SKUs' ids. */
  lines: StockLine[];
}

/** Reads a reservation for changing it; null where the reference is unknown. */
export async function lockReservation(tx: Transaction, reference: string): Promise<Reservation | null> {
  const [row] = await tx.query<Reservation>(
    `SELECT state, expires_at AS "expiresAt",
       (SELECT coalesce(json_agg(json_build_object('skuId', sku_id, 'quantity', quantity) ORDER BY sku_id), '[]')
        FROM reservation_line line WHERE line.reference = reservation.reference) AS lines
     FROM reservation WHERE reference = $1 FOR UPDATE`,
    [reference],
  );
  return row ?? null;
}

/** With the commit. */
export function setState(tx: Transaction, reference: string, state: ReservationState, at: Date): void {
  tx.withCommit('UPDATE reservation SET state = $2, changed_at = $3 WHERE reference = $1', [reference, state, at]);
}

/** Closes for good, with the commit, a reservation that holds nothing and is not sold. */
export function refuseReleased(tx: Transaction, reference: string, at: Date): void {
  tx.withCommit(
    `UPDATE reservation SET state = 'refused', changed_at = $2 WHERE reference = $1 AND state = 'released'`,
    [reference, at],
  );
}

/** With the commit. */
export function setExpiry(tx: Transaction, reference: string, expiresAt: Date, at: Date): void {
  tx.withCommit('UPDATE reservation SET expires_at = $2, changed_at = $3 WHERE reference = $1', [
    reference,
    expiresAt,
    at,
  ]);
}

/** With the commit. */
export function insertLines(tx: Transaction, reference: string, lines: readonly StockLine[]): void {
  tx.withCommit(
    `INSERT INTO reservation_line (reference, sku_id, quantity)
     SELECT $1, sku_id, quantity FROM unnest($2::integer[], $3::integer[]) AS line(sku_id, quantity)`,
    [reference, lines.map(({ skuId }) => skuId), lines.map(({ quantity }) => quantity)],
  );
}
