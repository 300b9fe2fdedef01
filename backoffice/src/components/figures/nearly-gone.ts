import type { Product } from '@shop/contracts/rest/products';

/** A product is nearly gone with as many pieces as this, of all its colours and sizes together. */
export const LOW_STOCK_PIECES = 10;

type Counted = Pick<Product, 'id' | 'stock' | 'heldStock' | 'available'>;

/**
 * Those of the first products of a list by stock that are nearly gone, the fewest pieces first, and whether the list may hold more
 * of them. The list comes by what can be bought, so one that is off sale stands at its front with however many pieces it has.
 */
export function nearlyGone<P extends Counted>(
  first: readonly P[],
  lookedAt: number,
): { products: P[]; hasMore: boolean } {
  const last = first.at(-1);
  return {
    products: first.filter(({ stock }) => stock <= LOW_STOCK_PIECES).sort((a, b) => a.stock - b.stock || a.id - b.id),
    hasMore: last !== undefined && first.length === lookedAt && buyable(last) <= LOW_STOCK_PIECES,
  };
}

const buyable = ({ stock, heldStock = 0, available }: Counted): number => (available ? stock - heldStock : 0);
