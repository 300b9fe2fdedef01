import type { Transaction } from '@shop/chassis/database/database';

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
