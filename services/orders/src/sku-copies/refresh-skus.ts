import type { SkuView } from '@shop/contracts/services/catalog';
import type { Queryable } from '@shop/chassis/database/database';
import type { CatalogClient } from '../clients/catalog-client.ts';
import { keepSkus, keepStock } from './sku-store.ts';

/** Keeps what catalog itself just said of some SKUs. */
export async function keepFreshSkus(database: Queryable, skus: readonly SkuView[]): Promise<void> {
  await keepSkus(database, skus);
  await keepStock(
    database,
    skus.map(({ skuId, available, stockVersion }) => ({ skuId, available, version: stockVersion })),
  );
}

/** Asks catalog, whose word decides where a copy may be behind. Throws a Problem 503 where it can't be asked. */
export async function refreshSkus(
  { database, catalog }: { database: Queryable; catalog: CatalogClient },
  skuIds: readonly number[],
): Promise<void> {
  if (skuIds.length > 0) await keepFreshSkus(database, await catalog.skus(skuIds));
}
