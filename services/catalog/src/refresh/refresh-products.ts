import { isDeepStrictEqual } from 'node:util';
import type { Changes } from '@shop/contracts/events/changes';
import type { Transaction } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { loadProductFacts } from '../product/load-product-facts.ts';
import { isListed, lowestPrice, offersOf, piecesOnOffer } from '../product/offers.ts';
import type { ProductFacts } from '../product/product-facts.ts';
import { describeSkus } from '../sku/describe-skus.ts';
import type { DescribedSku } from '../sku/describe-skus.ts';
import { appendInChunks } from '../events/append-in-chunks.ts';

export interface Refresh {
  tx: Transaction;
  outbox: Outbox;
  /** A bounded number of products whose rows this transaction has locked, or made. */
  ids: readonly number[];
  /** Whether the products themselves were written, and not only what surrounds them. */
  written: boolean;
  /** What was written of the one product, for who asks later. */
  changes?: Changes;
}

/** Works out again what lists and carts are told of some products and their SKUs, and tells what has become different. */
export async function refreshProducts(refresh: Refresh): Promise<void> {
  const products = await loadProductFacts(refresh.tx, refresh.ids);
  await refreshSkus(refresh.tx, refresh.outbox, products);
  await refreshFigures(refresh, products);
}

async function refreshSkus(tx: Transaction, outbox: Outbox, products: readonly ProductFacts[]): Promise<void> {
  const described = products.flatMap(describeSkus);
  const told = new Map((await readTold(tx, described)).map(({ id, ...last }) => [id, last]));
  const changed = described.filter((sku) => !isDeepStrictEqual(told.get(sku.view.skuId), sku));
  if (changed.length === 0) return;
  const rows = changed.map(({ onOffer, view }) => ({ id: view.skuId, on_offer: onOffer, view }));
  const versions = await tx.query<{ id: number; version: number }>(
    `UPDATE sku SET version = sku.version + 1, on_offer = fresh.on_offer, view = fresh.view,
       sellable = (fresh.view->>'sellable')::boolean, unit_price_pesewas = (fresh.view->>'unitPricePesewas')::integer
     FROM jsonb_to_recordset($1::jsonb) AS fresh(id integer, on_offer boolean, view jsonb)
     WHERE sku.id = fresh.id RETURNING sku.id, sku.version`,
    [JSON.stringify(rows)],
  );
  const version = new Map(versions.map((row) => [row.id, row.version]));
  const events = changed.map(({ view }) => ({
    type: 'catalog.sku-changed.v1' as const,
    payload: { ...view, version: version.get(view.skuId) ?? 1 },
  }));
  appendInChunks(tx, outbox, events);
}

const readTold = (tx: Transaction, described: readonly DescribedSku[]) =>
  tx.query<{ id: number } & DescribedSku>(
    `SELECT id, on_offer AS "onOffer", view FROM sku WHERE id = ANY($1::integer[])`,
    [described.map(({ view }) => view.skuId)],
  );

async function refreshFigures({ tx, outbox, written, changes }: Refresh, products: readonly ProductFacts[]) {
  const rows = products.map((product) => {
    const offers = offersOf(product);
    const listed = isListed(product);
    const told = product.archivedAt === null && (written || listed !== product.listed);
    return { product, listed, told, price: lowestPrice(offers)?.unitPesewas ?? 0, stock: piecesOnOffer(offers) };
  });
  const versions = await tx.query<{ id: number; version: number }>(
    `UPDATE product SET listed = fresh.listed, unit_price_pesewas = fresh.price, stock = fresh.stock,
       version = product.version + fresh.told::integer
     FROM jsonb_to_recordset($1::jsonb) AS fresh(id integer, listed boolean, told boolean, price integer, stock bigint)
     WHERE product.id = fresh.id RETURNING product.id, product.version`,
    [JSON.stringify(rows.map(({ product, ...fresh }) => ({ id: product.id, ...fresh })))],
  );
  const version = new Map(versions.map((row) => [row.id, row.version]));
  const events = rows
    .filter(({ told }) => told)
    .map(({ product: { id, name, vendor }, listed }) => ({
      type: 'catalog.product-changed.v1' as const,
      payload: {
        productId: id,
        vendorId: vendor.id,
        name,
        listed,
        version: version.get(id) ?? 1,
        ...(changes ? { changes } : {}),
      },
    }));
  appendInChunks(tx, outbox, events);
}
