import type { Transaction } from '@shop/chassis/database/database';

export interface Share {
  fulfilmentId: number;
  vendorId: number;
  amountPesewas: number;
}

/** False where the fulfilment has its share already. */
export async function insertShare(tx: Transaction, paymentId: number, share: Share, at: Date): Promise<boolean> {
  const added = await tx.execute(
    `INSERT INTO share (fulfilment_id, payment_id, vendor_id, amount_pesewas, created_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (fulfilment_id) DO NOTHING`,
    [share.fulfilmentId, paymentId, share.vendorId, share.amountPesewas, at],
  );
  return added === 1;
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
