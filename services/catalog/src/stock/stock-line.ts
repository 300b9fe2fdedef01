/** Some pieces of one SKU. */
export interface StockLine {
  skuId: number;
  quantity: number;
}

/** One line for each SKU, in the order of their ids. */
export function mergeLines(lines: readonly StockLine[]): StockLine[] {
  const quantities = new Map<number, number>();
  for (const { skuId, quantity } of lines) quantities.set(skuId, (quantities.get(skuId) ?? 0) + quantity);
  return [...quantities].map(([skuId, quantity]) => ({ skuId, quantity })).sort((a, b) => a.skuId - b.skuId);
}
