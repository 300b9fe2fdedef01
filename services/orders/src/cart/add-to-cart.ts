import type { AddToCart } from '@shop/contracts/rest/carts';
import { conflict } from '@shop/chassis/errors/problem';
import { keepFreshSkus, refreshSkus } from '../sku-copies/refresh-skus.ts';
import { findSellableSku } from '../sku-copies/sku-store.ts';
import { skuLabel } from '../sku-copies/sku.ts';
import { mostOf } from './cart-line.ts';
import { MAX_LINES } from './cart.ts';
import { addToLine, countLines, loadHoldable, lockCart } from './cart-store.ts';
import type { Holdable } from './cart-store.ts';
import { notEnoughSentence } from './cart-warnings.ts';
import type { CartParts } from './read-cart.ts';

/** Adds to the customer's cart and answers the line's id. Throws a Problem where that can't be bought. */
export async function addToCart(parts: CartParts, customerId: number, wish: AddToCart): Promise<number> {
  const known = await findSellableSku(parts.database, wish);
  const skuId = known ?? (await askForSku(parts, wish));
  let outcome = await addWithin(parts, customerId, skuId, wish.quantity);
  if (typeof outcome !== 'number' && known !== null) {
    await refreshSkus(parts, [skuId]);
    outcome = await addWithin(parts, customerId, skuId, wish.quantity);
  }
  if (typeof outcome !== 'number') throw refusal(outcome);
  return outcome;
}

async function askForSku({ database, catalog }: CartParts, wish: AddToCart): Promise<number> {
  const sku = await catalog.findSku(wish);
  await keepFreshSkus(database, [sku]);
  return sku.skuId;
}

/** Answers the line's id, or, where it would be too much, what the refusal rests on. */
async function addWithin(
  { database, now }: CartParts,
  customerId: number,
  skuId: number,
  quantity: number,
): Promise<number | Holdable> {
  const holdable = await loadHoldable(database, customerId, skuId);
  if (!holdable) throw new Error(`There is no copy of SKU ${skuId}.`);
  if (!holdable.sellable) return holdable;
  const line = { skuId, quantity, most: mostOf(holdable), unitPricePesewas: holdable.unitPricePesewas };
  const lineId = await database.transaction(async (tx) => {
    const at = now();
    const cartId = await lockCart(tx, customerId, at);
    const added = await addToLine(tx, { ...line, cartId, at });
    if (added !== null && (await countLines(tx, cartId)) > MAX_LINES) throw cartFull();
    return added;
  });
  return lineId ?? holdable;
}

const cartFull = () =>
  conflict('cart_full', `A cart holds at most ${MAX_LINES} different things. Please buy or remove some first.`);

const refusal = (holdable: Holdable) =>
  holdable.sellable
    ? conflict('not_enough_stock', notEnoughSentence(holdable, mostOf(holdable)))
    : conflict('not_available', `${skuLabel(holdable)} is no longer available.`);
