import type { Transaction } from '@shop/chassis/database/database';

/** Pictures and clips of shops lie in tables of one shape. */
const TABLES = { images: 'vendor_image', videos: 'vendor_video' } as const;
export type MediaKind = keyof typeof TABLES;

/** Adds media after those that are there, in their order. */
export async function addMedia(
  tx: Transaction,
  kind: MediaKind,
  vendorId: number,
  urls: readonly string[],
): Promise<void> {
  const table = TABLES[kind];
  await tx.execute(
    `INSERT INTO ${table} (vendor_id, url, position)
     SELECT $1, added.url, added.place + (SELECT coalesce(max(position), 0) FROM ${table} WHERE vendor_id = $1)
     FROM unnest($2::text[]) WITH ORDINALITY AS added (url, place)`,
    [vendorId, urls],
  );
}

/** Removes the named ones, and answers how many it were; another shop's stay where they are. */
export const removeMedia = (
  tx: Transaction,
  kind: MediaKind,
  vendorId: number,
  ids: readonly number[],
): Promise<number> => tx.execute(`DELETE FROM ${TABLES[kind]} WHERE vendor_id = $1 AND id = ANY ($2)`, [vendorId, ids]);

export async function removeAllMedia(tx: Transaction, vendorId: number): Promise<void> {
  await tx.execute('DELETE FROM vendor_image WHERE vendor_id = $1', [vendorId]);
  await tx.execute('DELETE FROM vendor_video WHERE vendor_id = $1', [vendorId]);
}

export async function countMedia(tx: Transaction, kind: MediaKind, vendorId: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${TABLES[kind]} WHERE vendor_id = $1`,
    [vendorId],
  );
  return row?.count ?? 0;
}
