import type { Transaction } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { appendInChunks } from '../events/append-in-chunks.ts';
import type { SkuDescription } from './describe-skus.ts';

/** Ends SKUs whose colour or size is gone. What checkouts hold of them can still be sold; they keep their code and stock. */
export async function retireSkus(tx: Transaction, outbox: Outbox, variantSizeIds: readonly number[], at: Date) {
  await retire(tx, outbox, 'variant_size_id = ANY($1::integer[])', variantSizeIds, at);
}

/** The same for colours with all their sizes. */
export async function retireSkusOfVariants(tx: Transaction, outbox: Outbox, variantIds: readonly number[], at: Date) {
  await retire(tx, outbox, 'variant_id = ANY($1::integer[])', variantIds, at);
}

async function retire(tx: Transaction, outbox: Outbox, condition: string, ids: readonly number[], at: Date) {
  const retired = await tx.query<{ view: SkuDescription; version: number }>(
    `UPDATE sku SET archived_at = $2, on_offer = false, sellable = false, version = version + 1,
       view = view || '{"sellable": false}'
     WHERE ${condition} AND archived_at IS NULL RETURNING view, version`,
    [ids, at],
  );
  const events = retired.map(({ view, version }) => ({
    type: 'catalog.sku-changed.v1' as const,
    payload: { ...view, version },
  }));
  appendInChunks(tx, outbox, events);
}
