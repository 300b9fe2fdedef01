import type { Person } from '@shop/chassis/auth/caller';
import type { Database } from '@shop/chassis/database/database';
import { notFound } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import { lockProducts } from '../refresh/lock-products.ts';
import { refreshProducts } from '../refresh/refresh-products.ts';
import { mayManage } from './may-manage.ts';

interface ArchiveProductParts {
  database: Database;
  outbox: Outbox;
  now: () => Date;
}

interface ArchivedRow {
  vendorId: number;
  name: string;
  version: number;
}

/** Takes a product out of the shop for good; what was bought of it keeps pointing to it. 404 where it is not the person's. */
export const archiveProduct = (
  { database, outbox, now }: ArchiveProductParts,
  person: Person,
  id: number,
): Promise<void> =>
  database.transaction(async (tx) => {
    await lockProducts(tx, [id]);
    const [product] = await tx.query<ArchivedRow>(
      `UPDATE product SET archived_at = $2, listed = false, version = version + 1
       WHERE id = $1 AND archived_at IS NULL RETURNING vendor_id AS "vendorId", name, version`,
      [id, now()],
    );
    if (!product || !mayManage(person, product.vendorId)) throw productNotFound();
    outbox.append(tx, { type: 'catalog.product-deleted.v1', payload: { productId: id, ...product } });
    await refreshProducts({ tx, outbox, ids: [id], written: false });
  });

export const productNotFound = () => notFound('Product not found');
