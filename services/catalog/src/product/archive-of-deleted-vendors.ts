import type { Transaction } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { appendInChunks } from '../events/append-in-chunks.ts';

interface Archiving {
  tx: Transaction;
  outbox: Outbox;
  /** Products that this transaction has locked. */
  ids: readonly number[];
  at: Date;
}

/** Takes those of the products out of the shop whose vendor's account was deleted. */
export async function archiveOfDeletedVendors({ tx, outbox, ids, at }: Archiving): Promise<void> {
  const archived = await tx.query<{ productId: number; vendorId: number; name: string; version: number }>(
    `UPDATE product p SET archived_at = $2, listed = false, version = p.version + 1
     FROM vendor_copy v
     WHERE v.vendor_id = p.vendor_id AND v.deleted_at IS NOT NULL AND p.id = ANY($1::integer[]) AND p.archived_at IS NULL
     RETURNING p.id AS "productId", p.vendor_id AS "vendorId", p.name, p.version`,
    [ids, at],
  );
  appendInChunks(
    tx,
    outbox,
    archived.map((payload) => ({ type: 'catalog.product-deleted.v1' as const, payload })),
  );
}
