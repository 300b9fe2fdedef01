import type { NewProduct } from '@shop/contracts/services/catalog';
import type { Transaction } from '@shop/chassis/database/database';
import { insertSkus } from '../sku/insert-skus.ts';
import { sizeCode, variantCode } from '../sku/sku-code.ts';
import { addMedia } from './media-rows.ts';

type NewVariant = NewProduct['variants'][number];
type NewSize = NewVariant['sizes'][number];

export async function insertVariant(tx: Transaction, productId: number, variant: NewVariant, at: Date): Promise<void> {
  const { colorId, imageUrls, sizes } = variant;
  const [row] = await tx.query<{ id: number }>(
    'INSERT INTO variant (product_id, color_id) VALUES ($1, $2) RETURNING id',
    [productId, colorId],
  );
  if (!row) throw new Error('an insert answered no row');
  await addMedia(tx, 'variantImages', row.id, imageUrls);
  const code = variantCode(productId, colorId);
  // Where there are sizes, they hold the stock.
  const stock = sizes.length > 0 ? 0 : variant.stock;
  const own = { productId, variantId: row.id, variantSizeId: null, code, ...offerOf(variant), stock };
  await insertSkus(tx, [own], at);
  await insertSizes(tx, { productId, variantId: row.id, colorId, sizes, at });
}

interface NewSizes {
  productId: number;
  variantId: number;
  colorId: number;
  /** Each size once. */
  sizes: readonly NewSize[];
  at: Date;
}

/** Adds sizes to a variant. */
export async function insertSizes(tx: Transaction, { productId, variantId, colorId, sizes, at }: NewSizes) {
  const rows = await tx.query<{ id: number; sizeId: number }>(
    `INSERT INTO variant_size (variant_id, product_id, size_id)
     SELECT $1, $2, size_id FROM unnest($3::integer[]) WITH ORDINALITY AS size(size_id, position) ORDER BY position
     RETURNING id, size_id AS "sizeId"`,
    [variantId, productId, sizes.map(({ sizeId }) => sizeId)],
  );
  const ids = new Map(rows.map(({ id, sizeId }) => [sizeId, id]));
  const skus = sizes.map((size) => ({
    productId,
    variantId,
    variantSizeId: ids.get(size.sizeId) ?? null,
    code: sizeCode(productId, colorId, size.sizeId),
    ...offerOf(size),
  }));
  await insertSkus(tx, skus, at);
}

/** A price of 0 is not set. */
export const offerOf = ({ pricePesewas, discountPesewas, stock, available }: Omit<NewSize, 'sizeId'>) => ({
  pricePesewas: pricePesewas === 0 ? null : pricePesewas,
  discountPesewas: discountPesewas === 0 ? null : discountPesewas,
  stock,
  available,
});
