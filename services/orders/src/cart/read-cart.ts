import { Problem } from '@shop/chassis/errors/problem';
import type { Database } from '@shop/chassis/database/database';
import { hasClosedSince } from '../checkout/checkout-store.ts';
import type { CatalogClient } from '../clients/catalog-client.ts';
import { refreshSkus } from '../sku-copies/refresh-skus.ts';
import { linesToLower } from './cart.ts';
import type { Cart } from './cart.ts';
import { loadCart, lockCart, lowerLines } from './cart-store.ts';

export interface CartParts {
  database: Database;
  catalog: CatalogClient;
  now: () => Date;
}

// So long the pieces of a checkout that ended may be on their way back to the stock.
const RETURN_MS = 10_000;

/** The cart with its lines lowered to what is left. The copies alone lower nothing: catalog is asked first. */
export async function lowerToStock(parts: CartParts, customerId: number, cart: Cart): Promise<Cart> {
  const { database, catalog, now } = parts;
  const doubtful = new Set(linesToLower(cart.lines).map(({ id }) => id));
  if (doubtful.size === 0) return cart;
  if (await hasClosedSince(database, customerId, new Date(now().getTime() - RETURN_MS))) return cart;
  try {
    await refreshSkus(
      { database, catalog },
      cart.lines.filter(({ id }) => doubtful.has(id)).map(({ skuId }) => skuId),
    );
  } catch (error) {
    if (error instanceof Problem && error.status === 503) return cart;
    throw error;
  }
  const lines = linesToLower((await loadCart(database, customerId)).cart.lines);
  if (lines.length > 0) {
    await database.transaction(async (tx) => lowerLines(tx, await lockCart(tx, customerId, now()), lines));
  }
  return (await loadCart(database, customerId)).cart;
}
