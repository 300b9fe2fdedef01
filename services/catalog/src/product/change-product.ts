import type { ProductView } from '@shop/contracts/services/catalog';
import type { ProductChange } from '@shop/contracts/services/catalog-changes';
import type { Person } from '@shop/chassis/auth/caller';
import type { Queryable, Transaction } from '@shop/chassis/database/database';
import { conflict } from '@shop/chassis/errors/problem';
import { lockProducts } from '../refresh/lock-products.ts';
import { refreshProducts } from '../refresh/refresh-products.ts';
import { followCodes } from '../sku/follow-codes.ts';
import { adjustStock } from '../stock/adjust-stock.ts';
import { decideStock } from '../stock/decide-stock.ts';
import { tellFirstStock } from '../stock/tell-stock.ts';
import { findVendor } from '../vendor/find-vendor.ts';
import { keepVendorCopy } from '../vendor/vendor-copies.ts';
import { productNotFound } from './archive-product.ts';
import { changeIssues } from './change-issues.ts';
import { changeParts } from './change-parts.ts';
import { changedProductIssues } from './changed-product-issues.ts';
import { vendorUnknown } from './create-product.ts';
import type { CreateProductParts } from './create-product.ts';
import { keepNamedLookups } from './keep-named-lookups.ts';
import { loadProductFacts } from './load-product-facts.ts';
import { mayManage } from './may-manage.ts';
import type { ProductFacts } from './product-facts.ts';
import { productChanges } from './product-trail.ts';
import { productView } from './product-view.ts';
import { refuseIssues } from './refuse-issues.ts';
import { tagIdsOf } from './tag-ids.ts';
import { updateProduct } from './update-product.ts';

/**
 * Changes what is named of a product and its parts. Throws a Problem: 404 where it is not the person's, 400 that says what
 * is wrong, 409 where the stock is another by now or held.
 */
export async function changeProduct(
  parts: CreateProductParts,
  person: Person,
  id: number,
  { vendorId, ...named }: ProductChange,
): Promise<ProductView> {
  const newVendorId = person.role === 'admin' ? vendorId : undefined;
  if (newVendorId !== undefined && !(await findVendor(parts, newVendorId))) throw vendorUnknown();
  const change = { ...named, vendorId: newVendorId };
  return parts.database.transaction(async (tx) => {
    await lockProducts(tx, [id]);
    const before = await loadOne(tx, id);
    if (before.archivedAt !== null || !mayManage(person, before.vendor.id)) throw productNotFound();
    const after = await write(tx, parts, before, change);
    const changes = productChanges(before, after);
    if (Object.keys(changes).length > 0) {
      await refreshProducts({ tx, outbox: parts.outbox, ids: [id], written: true, changes });
    }
    return productView(after, 'manager');
  });
}

/** Writes first and looks at the outcome then: a Problem undoes it all. */
async function write(
  tx: Transaction,
  { outbox, now }: CreateProductParts,
  before: ProductFacts,
  named: ProductChange,
): Promise<ProductFacts> {
  refuseIssues(changeIssues(before, named));
  const change = { ...named, tagIds: await tagIdsOf(tx, before, named) };
  await keepWhatIsNamed(tx, before, change);
  await updateProduct(tx, before, change);
  await changeParts({ tx, outbox, product: before, change, at: now() });
  const written = await loadOne(tx, before.id);
  refuseIssues(changedProductIssues(before, written, change));
  await followCodes(tx, written);
  const decided = decideStock(written, change);
  if ('refusal' in decided) throw conflict(decided.refusal.code, decided.refusal.message);
  await adjustStock(tx, outbox, decided.lines, now());
  await tellFirstStock(tx, outbox, before.id);
  return loadOne(tx, before.id);
}

async function keepWhatIsNamed(tx: Transaction, before: ProductFacts, change: ProductChange): Promise<void> {
  const { vendorId, subCategoryId, categoryId = before.category?.id } = change;
  if (vendorId !== undefined && !(await keepVendorCopy(tx, vendorId))) throw vendorUnknown();
  await keepNamedLookups(tx, { ...change, categoryId: subCategoryId ? categoryId : change.categoryId });
}

async function loadOne(db: Queryable, id: number): Promise<ProductFacts> {
  const [product] = await loadProductFacts(db, [id]);
  if (!product) throw productNotFound();
  return product;
}
