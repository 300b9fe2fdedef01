import type { CartLineView, CartView } from '@shop/contracts/services/orders';
import { isAvailable, mostOf } from './cart-line.ts';
import type { CartLine } from './cart-line.ts';
import { lineWarnings } from './cart-warnings.ts';

export const MAX_LINES = 200;

export interface Cart {
  id: number | null;
  lines: CartLine[];
}

/** Lines of which less is left than they ask for. A line of which nothing is left keeps its quantity. */
export const linesToLower = (lines: readonly CartLine[]): { id: number; quantity: number }[] =>
  lines
    .filter((line) => isAvailable(line) && line.quantity > mostOf(line))
    .map((line) => ({ id: line.id, quantity: mostOf(line) }));

/** What the lines that can be bought cost together. */
export const subtotalOf = (lines: readonly CartLine[]): number =>
  lines.filter(isAvailable).reduce((sum, line) => sum + line.unitPricePesewas * line.quantity, 0);

export const lineView = (line: CartLine): CartLineView => ({
  id: line.id,
  skuId: line.skuId,
  productId: line.productId,
  variantId: line.variantId,
  sizeId: line.sizeId,
  quantity: line.quantity,
  unitPricePesewas: line.unitPricePesewas,
  listPricePesewas: line.listPricePesewas,
  productName: line.productName,
  colorName: line.colorName,
  sizeName: line.sizeName,
  imageUrl: line.imageUrl,
  stock: line.sellable ? mostOf(line) : 0,
  isAdjusted: line.isAdjusted,
  isAvailable: isAvailable(line),
});

/** What the customer sees. An empty cart, or one of which nothing can be bought, has no shipping fee. */
export function cartView({ id, lines }: Cart, shippingPesewas: number): CartView {
  const subtotalPesewas = subtotalOf(lines);
  return {
    cartId: id,
    lines: lines.map(lineView),
    totals: { subtotalPesewas, shippingPesewas: subtotalPesewas === 0 ? 0 : shippingPesewas },
    warnings: lines.flatMap(lineWarnings),
  };
}
