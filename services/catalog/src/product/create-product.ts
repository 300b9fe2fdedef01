import type { NewProduct, ProductView } from '@shop/contracts/services/catalog';
import type { Person } from '@shop/chassis/auth/caller';
import type { Transaction } from '@shop/chassis/database/database';
import { badRequest, conflict } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import { refreshProducts } from '../refresh/refresh-products.ts';
import { tellStockOfProduct } from '../stock/tell-stock.ts';
import { findVendor } from '../vendor/find-vendor.ts';
import type { FindVendorParts } from '../vendor/find-vendor.ts';
import { keepVendorCopy } from '../vendor/vendor-copies.ts';
import { insertProduct } from './insert-product.ts';
import { keepNamedLookups } from './keep-named-lookups.ts';
import { loadProductFacts } from './load-product-facts.ts';
import { newProductIssues } from './new-product-rules.ts';
import { productView } from './product-view.ts';

export interface CreateProductParts extends FindVendorParts {
  outbox: Outbox;
  now: () => Date;
}

/** Makes a product of the vendor that the person is, or that an admin names. Throws a Problem 400 that says what is wrong. */
export async function createProduct(
  parts: CreateProductParts,
  person: Person,
  product: NewProduct,
): Promise<ProductView> {
  const [issue, ...more] = newProductIssues(product);
  if (issue) throw badRequest('invalid', `${issue.path}: ${issue.message}`, [issue, ...more]);
  const vendorId = await vendorOf(parts, person, product);
  const id = await parts.database.transaction((tx) => insertAndTell(tx, parts, vendorId, product));
  const [made] = await loadProductFacts(parts.database, [id]);
  if (!made) throw new Error(`product ${id} is gone as soon as it was made`);
  return productView(made);
}

async function insertAndTell(
  tx: Transaction,
  { outbox, now }: CreateProductParts,
  vendorId: number,
  product: NewProduct,
): Promise<number> {
  await keepVendorCopy(tx, vendorId);
  await keepNamedLookups(tx, product);
  const id = await insertProduct(tx, vendorId, product, now());
  await refreshProducts({ tx, outbox, ids: [id], written: true });
  await tellStockOfProduct(tx, outbox, id);
  return id;
}

async function vendorOf(parts: CreateProductParts, person: Person, { vendorId }: NewProduct): Promise<number> {
  const id = person.role === 'admin' ? vendorId : person.vendorId;
  if (id === null) {
    if (person.role === 'admin') throw badRequest('vendor_needed', 'Please choose the vendor of this product.');
    throw conflict('no_shop', 'You have no shop yet. An admin has to make one for you first.');
  }
  if (!(await findVendor(parts, id))) throw badRequest('vendor_unknown', 'There is no such vendor.');
  return id;
}
