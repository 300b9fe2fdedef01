import type { ShopFacts } from './shop-facts.ts';

/** What catalog sold and took back is what the orders bought and gave back, SKU by SKU. */
export function compareSales({
  sales,
  orders,
  checkouts,
}: Pick<ShopFacts, 'sales' | 'orders' | 'checkouts'>): string[] {
  const bought = new Map<string, { sold: number; returned: number }>();
  const keyOf = (reference: string, skuId: number) => `${reference} SKU ${skuId}`;
  for (const { reference, lines } of orders) {
    for (const { skuId, quantity, returned } of lines) {
      const key = keyOf(reference, skuId);
      const sum = bought.get(key) ?? { sold: 0, returned: 0 };
      bought.set(key, { sold: sum.sold + quantity, returned: sum.returned + (returned ? quantity : 0) });
    }
  }
  // Between the sale and its order stands a paid checkout; what came to nothing was sold and taken back whole.
  const underWay = new Set(checkouts.filter(({ state }) => state === 'paid').map(({ reference }) => reference));
  const sold = sales.flatMap(({ reference, lines }) => lines.map((line) => ({ reference, ...line })));
  const wrong = sold.flatMap(({ reference, skuId, sold: taken, returned }) => {
    const key = keyOf(reference, skuId);
    const wanted = bought.get(key);
    bought.delete(key);
    if (underWay.has(reference) || (!wanted && taken === returned)) return [];
    if (wanted?.sold === taken && wanted.returned === returned) return [];
    return [
      `${key}: ${taken} sold and ${returned} taken back, the order has ${wanted?.sold ?? 0} and ${wanted?.returned ?? 0}`,
    ];
  });
  return [...wrong, ...[...bought.keys()].map((key) => `${key}: ordered, and never taken from the stock`)];
}
