import type { Transaction } from '@shop/chassis/database/database';

const TABLES = {
  product: { table: 'product_image', owner: 'product_id' },
  variant: { table: 'variant_image', owner: 'variant_id' },
} as const;

/** Stores the pictures of a product or a variant in their order. */
export async function insertImages(
  tx: Transaction,
  of: keyof typeof TABLES,
  ownerId: number,
  urls: readonly string[],
): Promise<void> {
  const { table, owner } = TABLES[of];
  await tx.execute(
    `INSERT INTO ${table} (${owner}, url, position)
     SELECT $1, url, position FROM unnest($2::text[]) WITH ORDINALITY AS image(url, position) ORDER BY position`,
    [ownerId, urls],
  );
}
