import type { ProductChange, SizeChange, VariantChange } from '@shop/contracts/services/catalog-changes';
import type { Transaction } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { retireSkus, retireSkusOfVariants } from '../sku/retire-skus.ts';
import { updateSkus } from '../sku/update-skus.ts';
import { insertSizes, insertVariant } from './insert-variant.ts';
import { addMedia, orderVariantImages, removeImages } from './media-rows.ts';
import type { ProductFacts, SizeFacts, VariantFacts } from './product-facts.ts';

interface PartsChange {
  tx: Transaction;
  outbox: Outbox;
  product: ProductFacts;
  change: ProductChange;
  at: Date;
}

/** Removes, changes and adds colours and sizes. A part that is removed is not changed as well. */
export async function changeParts(parts: PartsChange): Promise<void> {
  const { tx, product, change, at } = parts;
  await removeParts(parts);
  await removeImages(tx, product.id, change.removedImageIds);
  const listed = change.variants.filter(({ id }) => id === undefined || !change.removedVariantIds.includes(id));
  for (const variant of listed) {
    const present = product.variants.find(({ id }) => id === variant.id);
    if (present) await changeVariant(parts, present, variant);
    else await insertVariant(tx, product.id, newVariantOf(variant), at);
  }
}

async function removeParts({ tx, outbox, product, change, at }: PartsChange): Promise<void> {
  const variantIds = product.variants.map(({ id }) => id).filter((id) => change.removedVariantIds.includes(id));
  const sizes = product.variants.flatMap((variant) => variant.sizes.map(({ id }) => id));
  const sizeIds = sizes.filter((id) => change.removedSizeIds.includes(id));
  await retireSkusOfVariants(tx, outbox, variantIds, at);
  await retireSkus(tx, outbox, sizeIds, at);
  await tx.execute('UPDATE variant SET archived_at = $2 WHERE id = ANY($1::integer[])', [variantIds, at]);
  await tx.execute(
    `UPDATE variant_size SET archived_at = $3
     WHERE archived_at IS NULL AND (id = ANY($2::integer[]) OR variant_id = ANY($1::integer[]))`,
    [variantIds, sizeIds, at],
  );
}

async function changeVariant({ tx, product, change, at }: PartsChange, present: VariantFacts, variant: VariantChange) {
  const { colorId = present.colorId } = variant;
  if (colorId !== present.colorId)
    await tx.execute('UPDATE variant SET color_id = $2 WHERE id = $1', [present.id, colorId]);
  await addMedia(tx, 'variantImages', present.id, variant.addImageUrls);
  if (variant.imageOrder) await orderVariantImages(tx, present.id, variant.imageOrder, variant.addImageUrls.length);
  const listed = variant.sizes.filter(({ id }) => id !== undefined && !change.removedSizeIds.includes(id));
  const sizes = listed.flatMap((size) => {
    const old = present.sizes.find(({ id }) => id === size.id);
    return old ? [[old, size] as const] : [];
  });
  await resize(tx, sizes);
  await updateSkus(tx, [[present, variant], ...sizes]);
  const added = variant.sizes.filter(({ id }) => id === undefined).map(newSizeOf);
  await insertSizes(tx, { productId: product.id, variantId: present.id, colorId, sizes: added, at });
}

async function resize(tx: Transaction, sizes: readonly (readonly [SizeFacts, SizeChange])[]): Promise<void> {
  const rows = sizes.map(([old, { sizeId = old.sizeId }]) => ({ id: old.id, sizeId }));
  await tx.execute(
    `UPDATE variant_size SET size_id = fresh."sizeId"
     FROM jsonb_to_recordset($1::jsonb) AS fresh(id integer, "sizeId" integer)
     WHERE variant_size.id = fresh.id AND size_id <> fresh."sizeId"`,
    [JSON.stringify(rows)],
  );
}

const newOfferOf = ({ pricePesewas = null, discountPesewas = null, stock = 0, available = true }: SizeChange) => ({
  pricePesewas,
  discountPesewas,
  stock,
  available,
});

const newSizeOf = (size: SizeChange) => ({ sizeId: named(size.sizeId), ...newOfferOf(size) });

const newVariantOf = (variant: VariantChange) => ({
  colorId: named(variant.colorId),
  ...newOfferOf(variant),
  imageUrls: variant.addImageUrls,
  sizes: variant.sizes.map(newSizeOf),
});

/** The rules have made sure that a new part names its colour or size. */
function named(id: number | undefined): number {
  if (id === undefined) throw new Error('a new part has neither colour nor size');
  return id;
}
