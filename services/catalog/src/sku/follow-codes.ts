import type { Transaction } from '@shop/chassis/database/database';
import { offersOf } from '../product/offers.ts';
import type { Offer } from '../product/offers.ts';
import type { ProductFacts } from '../product/product-facts.ts';
import { productCode, sizeCode, variantCode } from './sku-code.ts';

/** Gives a product's SKUs the codes of their colours and sizes, where these have changed. */
export async function followCodes(tx: Transaction, product: ProductFacts): Promise<void> {
  const codes = offersOf(product).map((offer) => ({ id: offer.sku.skuId, code: codeOf(product.id, offer) }));
  await tx.execute(
    `UPDATE sku SET code = fresh.code FROM jsonb_to_recordset($1::jsonb) AS fresh(id integer, code text)
     WHERE sku.id = fresh.id AND sku.code <> fresh.code`,
    [JSON.stringify(codes)],
  );
}

function codeOf(productId: number, { variant, size }: Offer): string {
  if (!variant) return productCode(productId);
  return size ? sizeCode(productId, variant.colorId, size.sizeId) : variantCode(productId, variant.colorId);
}
