import type { Queryable, Transaction } from '@shop/chassis/database/database';

export interface LedgerEntry {
  kind: 'charge' | 'refund' | 'share' | 'share-refund';
  /** The payment's, the refund's or the fulfilment's id, by the kind. */
  subjectId: number;
  paymentId: number;
  /** Of the currency's smallest unit. */
  amount: number;
  currency: string;
  at: Date;
}

/** Adds a fact about money, with the commit. A fact that is in the ledger already is refused by the database. */
export function enterInLedger(tx: Transaction, entry: LedgerEntry): void {
  tx.withCommit(
    `INSERT INTO ledger_entry (kind, subject_id, payment_id, amount, currency, at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [entry.kind, entry.subjectId, entry.paymentId, entry.amount, entry.currency, entry.at],
  );
}

/** When the shop heard that a payment was paid; null where it has not. */
export async function chargedAt(db: Queryable, paymentId: number): Promise<Date | null> {
  const [charge] = await db.query<{ at: Date }>(
    `SELECT at FROM ledger_entry WHERE kind = 'charge' AND subject_id = $1`,
    [paymentId],
  );
  return charge?.at ?? null;
}
