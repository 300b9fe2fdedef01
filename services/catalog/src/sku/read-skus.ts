import type { SkuView } from '@shop/contracts/services/catalog';
import type { Queryable } from '@shop/chassis/database/database';
import type { SkuDescription } from './describe-skus.ts';

interface SkuViewRow {
  view: SkuDescription;
  version: number;
  available: number;
  stockVersion: number;
}

/** SKUs as they can be bought now, those no longer sold too, in the order of their ids; unknown ids are left out. */
export async function readSkus(db: Queryable, ids: readonly number[]): Promise<SkuView[]> {
  const rows = await db.query<SkuViewRow>(
    `SELECT view, version, stock - reserved AS available, stock_version AS "stockVersion"
     FROM sku WHERE id = ANY($1::integer[]) AND view IS NOT NULL ORDER BY id`,
    [ids],
  );
  return rows.map(({ view, ...figures }) => ({ ...view, ...figures }));
}
