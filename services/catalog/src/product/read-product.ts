import type { ProductView } from '@shop/contracts/services/catalog';
import type { Caller } from '@shop/chassis/auth/caller';
import type { Queryable } from '@shop/chassis/database/database';
import { productNotFound } from './archive-product.ts';
import { loadProductFacts } from './load-product-facts.ts';
import { mayManage } from './may-manage.ts';
import { productView } from './product-view.ts';

/** A live product of an active vendor; of an inactive one for itself and admins. Anything else is a Problem 404. */
export async function readProduct(db: Queryable, caller: Caller, id: number): Promise<ProductView> {
  const [product] = await loadProductFacts(db, [id]);
  if (product?.archivedAt !== null) throw productNotFound();
  const manages = mayManage(caller, product.vendor.id);
  if (!product.vendor.isActive && !manages) throw productNotFound();
  return productView(product, manages ? 'manager' : 'everybody');
}
