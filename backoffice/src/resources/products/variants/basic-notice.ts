import type { Product } from '@shop/contracts/rest/products';

const pieces = (stock: number) => `${stock} ${stock === 1 ? 'piece' : 'pieces'}`;

/** What becomes of a product's own stock, where its first colour comes or its last one goes; null where that is no matter. */
export function basicNotice({ variants, stock, heldStock = 0 }: Product, shown: number): string | null {
  const isBasic = variants.length === 0;
  if (isBasic === (shown === 0)) {
    return isBasic
      ? 'This product has no colours: it is sold as it is, by its own price and stock. Add Variant makes it one with colours.'
      : null;
  }
  if (!isBasic)
    return 'Without colours the product is sold by its own price and stock again, and begins with a stock of 0: set it in the edit form.';
  const held =
    heldStock > 0 ? ` ${pieces(heldStock)} of them stay held for customers who are paying until they have paid.` : '';
  return `Once this is saved, only the colours are sold. The ${pieces(stock)} of the product itself no longer count: give each colour its own stock.${held}`;
}
