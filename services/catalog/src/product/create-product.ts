import type { NewProduct, ProductView } from '@shop/contracts/services/catalog';
import type { Person } from '@shop/chassis/auth/caller';
import type { Transaction } from '@shop/chassis/database/database';
import { badRequest, conflict } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import { refreshProducts } from '../refresh/refresh-products.ts';
import { tellFirstStock } from '../stock/tell-stock.ts';
import { findVendor } from '../vendor/find-vendor.ts';
import type { FindVendorParts } from '../vendor/find-vendor.ts';
import { keepVendorCopy } from '../vendor/vendor-copies.ts';
import { insertProduct } from './insert-product.ts';
import { keepNamedLookups } from './keep-named-lookups.ts';
import { loadProductFacts } from './load-product-facts.ts';
import { newProductIssues } from './new-product-rules.ts';
import { productView } from './product-view.ts';
import { refuseIssues } from './refuse-issues.ts';

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
  refuseIssues(newProductIssues(product));
  const vendorId = await vendorOf(parts, person, product);
  const id = await parts.database.transaction((tx) => insertAndTell(tx, parts, vendorId, product));
  const [made] = await loadProductFacts(parts.database, [id]);
  if (!made) throw new Error(`product ${id} is gone as soon as it was made`);
  return productView(made, 'manager');
}

async function insertAndTell(
  tx: Transaction,
  { outbox, now }: CreateProductParts,
  vendorId: number,
  product: NewProduct,
): Promise<number> {
  if (!(await keepVendorCopy(tx, vendorId))) throw vendorUnknown();
  await keepNamedLookups(tx, product);
  const id = await insertProduct(tx, vendorId, product, now());
  await tellFirstStock(tx, outbox, id);
  await refreshProducts({ tx, outbox, ids: [id], written: true });
  return id;
}

async function vendorOf(parts: CreateProductParts, person: Person, { vendorId }: NewProduct): Promise<number> {
  const id = person.role === 'admin' ? vendorId : person.vendorId;
  if (id === null) {
    if (person.role === 'admin') throw badRequest('vendor_needed', 'Please choose the vendor of this product.');
    throw conflict('no_shop', 'You have no shop yet. An admin has to make one for you first.');
  }
  if (!(await findVendor(parts, id))) throw vendorUnknown();
  return id;
}

export const vendorUnknown = () => badRequest('vendor_unknown', 'There is no such vendor.');
