import { conflict, notFound } from '@shop/chassis/errors/problem';
import { refreshSkus } from '../sku-copies/refresh-skus.ts';
import { skuLabel } from '../sku-copies/sku.ts';
import { mostOf } from './cart-line.ts';
import { deleteCart, loadHoldable, lockCart, removeLine, setLine, skuOfLine } from './cart-store.ts';
import type { Holdable } from './cart-store.ts';
import { notEnoughSentence } from './cart-warnings.ts';
import type { CartParts } from './read-cart.ts';

const lineNotFound = () => notFound('This line is not in your cart any more.', 'line_not_found');

const mayHold = (quantity: number, holdable: Holdable): boolean => holdable.sellable && quantity <= mostOf(holdable);

/** Sets the quantity of one of the customer's lines. Throws a Problem where that can't be bought. */
export async function changeLine(
  parts: CartParts,
  customerId: number,
  lineId: number,
  quantity: number,
): Promise<void> {
  const { database, now } = parts;
  const skuId = await skuOfLine(database, customerId, lineId);
  if (skuId === null) throw lineNotFound();
  const { unitPricePesewas } = await holdableFor(parts, customerId, skuId, quantity);
  await database.transaction(async (tx) => {
    const cartId = await lockCart(tx, customerId, now());
    if (!(await setLine(tx, cartId, { lineId, quantity, unitPricePesewas }))) throw lineNotFound();
  });
}

/** A refusal never rests on the copies alone. */
async function holdableFor(parts: CartParts, customerId: number, skuId: number, quantity: number): Promise<Holdable> {
  const copy = await loadHoldable(parts.database, customerId, skuId);
  if (copy && mayHold(quantity, copy)) return copy;
  await refreshSkus(parts, [skuId]);
  const fresh = await loadHoldable(parts.database, customerId, skuId);
  if (fresh && mayHold(quantity, fresh)) return fresh;
  if (!fresh?.sellable) throw conflict('not_available', `${fresh ? skuLabel(fresh) : 'This'} is no longer available.`);
  throw conflict('not_enough_stock', notEnoughSentence(fresh, mostOf(fresh)));
}

/** Takes a line out of the customer's cart. A line that is not its own is a Problem 404. */
export async function removeFromCart({ database, now }: CartParts, customerId: number, lineId: number): Promise<void> {
  if ((await skuOfLine(database, customerId, lineId)) === null) throw lineNotFound();
  await database.transaction(async (tx) => {
    await removeLine(tx, await lockCart(tx, customerId, now()), lineId);
  });
}

export const emptyCart = async ({ database }: CartParts, customerId: number): Promise<void> => {
  await deleteCart(database, customerId);
};
