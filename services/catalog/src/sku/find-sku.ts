import type { SkuView } from '@shop/contracts/services/catalog';
import type { Queryable } from '@shop/chassis/database/database';
import { badRequest } from '@shop/chassis/errors/problem';
import { productNotFound } from '../product/archive-product.ts';
import { loadProductFacts } from '../product/load-product-facts.ts';
import { isListed } from '../product/offers.ts';
import { chooseSku } from './choose-sku.ts';
import type { Choice } from './choose-sku.ts';
import { readSkus } from './read-skus.ts';

/** The SKU that a product, a variant and a size name. A Problem 404 where it is not listed, 400 where the choice is wrong. */
export async function findSku(
  db: Queryable,
  { productId, ...choice }: Choice & { productId: number },
): Promise<SkuView> {
  const [product] = await loadProductFacts(db, [productId]);
  if (!product || !isListed(product)) throw productNotFound();
  const chosen = chooseSku(product, choice);
  if ('refusal' in chosen) throw badRequest(chosen.refusal.code, chosen.refusal.message);
  const [sku] = await readSkus(db, [chosen.sku.skuId]);
  if (!sku) throw productNotFound();
  return sku;
}
