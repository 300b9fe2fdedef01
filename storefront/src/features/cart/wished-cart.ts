import { toCedis, toPesewas } from '@shop/contracts/cedis';
import type { CartAnswer, CartItem } from '@shop/contracts/rest/carts';

/** The quantity that the customer last asked for, by cart line; 0 takes the line away. */
export type Wishes = ReadonlyMap<number, number>;

const lineTotal = (unitPrice: number, quantity: number): number => toCedis(toPesewas(unitPrice) * quantity);

function wished(item: CartItem, wishes: Wishes): CartItem {
  const quantity = wishes.get(item.id);
  if (quantity === undefined) return item;
  return { ...item, quantity, lineTotal: lineTotal(item.unitPrice, quantity), isAdjusted: false };
}

/** The cart as it will be once the server has done what the customer asked for. */
export function withWishes(answer: CartAnswer, wishes: Wishes): CartAnswer {
  if (wishes.size === 0) return answer;
  const items = answer.cart.items.map((item) => wished(item, wishes)).filter(({ quantity }) => quantity > 0);
  const counted = items.filter(({ isAvailable }) => isAvailable);
  const subtotal = counted.reduce((sum, { unitPrice, quantity }) => sum + toPesewas(unitPrice) * quantity, 0);
  const shipping = answer.totals.shipping;
  return {
    ...answer,
    cart: { ...answer.cart, items },
    totals: { subtotal: toCedis(subtotal), shipping, total: toCedis(subtotal + toPesewas(shipping)) },
  };
}

export const pieceCount = ({ cart }: CartAnswer): number => cart.items.reduce((sum, { quantity }) => sum + quantity, 0);
