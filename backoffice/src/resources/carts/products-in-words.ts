import { formatGhs } from '@shop/contracts/cedis';
import type { CartRecordJson } from '@shop/contracts/rest/carts';

type Item = Pick<CartRecordJson['items'][number], 'id' | 'product' | 'quantity' | 'price'>;

/** "Kente romper (2 × GHS 90.00)" of each thing in a cart. */
export const productsInWords = (items: readonly Item[]): { id: number; words: string }[] =>
  items.map(({ id, product, quantity, price }) => ({
    id,
    words: `${product.name} (${quantity} × ${formatGhs(price)})`,
  }));
