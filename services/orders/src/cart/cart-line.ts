import type { Sku } from '../sku-copies/sku.ts';

type ShownOfSku = Pick<
  Sku,
  | 'skuId'
  | 'productId'
  | 'variantId'
  | 'sizeId'
  | 'vendorId'
  | 'categoryId'
  | 'categoryName'
  | 'productName'
  | 'colorName'
  | 'sizeName'
  | 'imageUrl'
  | 'code'
  | 'unitPricePesewas'
  | 'listPricePesewas'
  | 'sellable'
>;

export interface CartLine extends ShownOfSku {
  id: number;
  quantity: number;
  isAdjusted: boolean;
  /** The price that stood there when the customer last touched the line. */
  seenUnitPricePesewas: number;
  /** What anyone may still reserve. */
  available: number;
  /** What this customer's own checkouts hold of it. */
  held: number;
}

/** How many of it this customer may have in the cart: the stock less what other people's checkouts hold. */
export const mostOf = ({ available, held }: Pick<CartLine, 'available' | 'held'>): number => available + held;

export const isAvailable = (line: CartLine): boolean => line.sellable && mostOf(line) > 0;
