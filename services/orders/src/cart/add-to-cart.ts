import { type AddToCart, MAX_LINE_QUANTITY, MORE_THAN_ANYONE_BUYS } from '@shop/contracts/rest/carts';
import { conflict } from '@shop/chassis/errors/problem';
import { keepFreshSkus, refreshSkus } from '../sku-copies/refresh-skus.ts';
import { skuLabel } from '../sku-copies/sku.ts';
import { mostOf } from './cart-line.ts';
import { MAX_LINES } from './cart.ts';
import { addToLine, findSellable, loadCart, loadHoldable } from './cart-store.ts';
import type { CartAndRates, Holdable } from './cart-store.ts';
import { notEnoughSentence } from './cart-warnings.ts';
import type { CartParts } from './read-cart.ts';

interface Added extends CartAndRates {
  lineId: number;
}

/** Adds to the customer's cart and answers it as it is then. Throws a Problem where that can't be bought. */
export async function addToCart(parts: CartParts, customerId: number, wish: AddToCart): Promise<Added> {
  const { database } = parts;
  const copy = await findSellable(database, customerId, wish);
  const added = copy && (await addWithin(parts, customerId, copy, wish.quantity));
  if (added) return added;
  // A refusal never rests on the copies alone.
  if (copy) await refreshSkus(parts, [copy.skuId]);
  const skuId = copy?.skuId ?? (await askForSku(parts, wish));
  const fresh = await loadHoldable(database, customerId, skuId);
  if (!fresh) throw new Error(`There is no copy of SKU ${skuId}.`);
  const addedFresh = await addWithin(parts, customerId, fresh, wish.quantity);
  if (!addedFresh) throw refusal(fresh);
  return addedFresh;
}

async function askForSku({ database, catalog }: CartParts, wish: AddToCart): Promise<number> {
  const sku = await catalog.findSku(wish);
  await keepFreshSkus(database, [sku]);
  return sku.skuId;
}

/** Null where it would be too much, or is not sold. */
async function addWithin(
  { database, now }: CartParts,
  customerId: number,
  holdable: Holdable,
  quantity: number,
): Promise<Added | null> {
  const { skuId, sellable, unitPricePesewas } = holdable;
  if (!sellable) return null;
  const line = {
    customerId,
    skuId,
    quantity,
    most: Math.min(mostOf(holdable), MAX_LINE_QUANTITY),
    unitPricePesewas,
    at: now(),
  };
  return database.transaction(async (tx) => {
    const [lineId, loaded] = await Promise.all([addToLine(tx, line), loadCart(tx, customerId)]);
    if (lineId === null) return null;
    if (loaded.cart.lines.length > MAX_LINES) throw cartFull();
    return { lineId, ...loaded };
  });
}

const cartFull = () =>
  conflict('cart_full', `A cart holds at most ${MAX_LINES} different things. Please buy or remove some first.`);

function refusal(holdable: Holdable) {
  if (!holdable.sellable) return conflict('not_available', `${skuLabel(holdable)} is no longer available.`);
  const most = mostOf(holdable);
  return most > MAX_LINE_QUANTITY
    ? conflict('too_many', MORE_THAN_ANYONE_BUYS)
    : conflict('not_enough_stock', notEnoughSentence(holdable, most));
}
