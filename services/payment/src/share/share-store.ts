import type { Transaction } from '@shop/chassis/database/database';

export interface Share {
  fulfilmentId: number;
  vendorId: number;
  amountPesewas: number;
}

/** Adds the shares that the fulfilments don't have yet, and enters these in the ledger. */
export async function enterShares(
  tx: Transaction,
  paymentId: number,
  shares: readonly Share[],
  { currency, at }: { currency: string; at: Date },
): Promise<void> {
  await tx.execute(
    `WITH added AS (
       INSERT INTO share (fulfilment_id, payment_id, vendor_id, amount_pesewas, created_at)
       SELECT fulfilment_id, $1, vendor_id, amount_pesewas, $2
       FROM unnest($3::integer[], $4::integer[], $5::bigint[]) AS told (fulfilment_id, vendor_id, amount_pesewas)
       ON CONFLICT (fulfilment_id) DO NOTHING
       RETURNING fulfilment_id, payment_id, amount_pesewas, created_at
     )
     INSERT INTO ledger_entry (kind, subject_id, payment_id, amount, currency, at)
     SELECT 'share', fulfilment_id, payment_id, amount_pesewas, $6, created_at FROM added`,
    [
      paymentId,
      at,
      shares.map(({ fulfilmentId }) => fulfilmentId),
      shares.map(({ vendorId }) => vendorId),
      shares.map(({ amountPesewas }) => amountPesewas),
      currency,
    ],
  );
}

export async function noteFallen(tx: Transaction, fulfilmentIds: readonly number[], at: Date): Promise<void> {
  await tx.execute(
    `INSERT INTO fallen_fulfilment (fulfilment_id, fell_at) SELECT unnest($1::integer[]), $2 ON CONFLICT DO NOTHING`,
    [fulfilmentIds, at],
  );
}

/** Drops the shares of a payment whose fulfilments fell away since. Answers those that it dropped now. */
export const dropFallenShares = (tx: Transaction, paymentId: number) =>
  tx.query<Pick<Share, 'fulfilmentId' | 'amountPesewas'>>(
    `UPDATE share SET refunded_pesewas = amount_pesewas
     FROM fallen_fulfilment fallen
     WHERE fallen.fulfilment_id = share.fulfilment_id AND share.payment_id = $1
       AND share.refunded_pesewas = 0 AND share.amount_pesewas > 0
     RETURNING share.fulfilment_id AS "fulfilmentId", share.amount_pesewas AS "amountPesewas"`,
    [paymentId],
  );
