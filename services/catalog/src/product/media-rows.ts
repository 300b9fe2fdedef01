import type { Transaction } from '@shop/chassis/database/database';

const TABLES = {
  productImages: { table: 'product_image', owner: 'product_id' },
  variantImages: { table: 'variant_image', owner: 'variant_id' },
  productVideos: { table: 'product_video', owner: 'product_id' },
} as const;
export type MediaKind = keyof typeof TABLES;

/** Adds pictures or videos, in their order, after those that are there. */
export async function addMedia(tx: Transaction, kind: MediaKind, ownerId: number, urls: readonly string[]) {
  const { table, owner } = TABLES[kind];
  await tx.execute(
    `INSERT INTO ${table} (${owner}, url, position)
     SELECT $1, url, position + (SELECT coalesce(max(position), 0) FROM ${table} WHERE ${owner} = $1)
     FROM unnest($2::text[]) WITH ORDINALITY AS added(url, position) ORDER BY position`,
    [ownerId, urls],
  );
}

/** Leaves these, in this order, and takes all others away. */
export async function keepMedia(tx: Transaction, kind: MediaKind, ownerId: number, ids: readonly number[]) {
  const { table, owner } = TABLES[kind];
  await tx.execute(`DELETE FROM ${table} WHERE ${owner} = $1 AND id <> ALL($2::integer[])`, [ownerId, ids]);
  await tx.execute(
    `UPDATE ${table} SET position = kept.position
     FROM unnest($2::integer[]) WITH ORDINALITY AS kept(id, position) WHERE ${table}.id = kept.id AND ${owner} = $1`,
    [ownerId, ids],
  );
}

/** Puts a variant's pictures in this order; null is the next of the last `added` ones. What is not named comes after. */
export async function orderVariantImages(
  tx: Transaction,
  variantId: number,
  order: readonly (number | null)[],
  added: number,
): Promise<void> {
  const rows = await tx.query<{ id: number }>(
    'SELECT id FROM variant_image WHERE variant_id = $1 ORDER BY position, id',
    [variantId],
  );
  const ids = rows.map(({ id }) => id);
  const fresh = ids.slice(ids.length - added);
  const named = order.flatMap((id) => id ?? fresh.shift() ?? []);
  await keepMedia(tx, 'variantImages', variantId, [...new Set([...named, ...ids])]);
}

/** Takes pictures of a product and of its variants away; others stay, whatever is named. */
export async function removeImages(tx: Transaction, productId: number, ids: readonly number[]): Promise<void> {
  await tx.execute('DELETE FROM product_image WHERE product_id = $1 AND id = ANY($2::integer[])', [productId, ids]);
  await tx.execute(
    `DELETE FROM variant_image i USING variant v
     WHERE v.id = i.variant_id AND v.product_id = $1 AND v.archived_at IS NULL AND i.id = ANY($2::integer[])`,
    [productId, ids],
  );
}
