import type { Order } from '@shop/contracts/rest/orders';

type Item = Pick<Order['items'][number], 'quantity' | 'product'>;

/** "2 × Kente romper (Gold, 0–3 months), 1 × Sun hat". */
export const itemsInWords = (items: readonly Item[]): string =>
  items
    .map(({ quantity, product: { name, color, size } }) => {
      const which = [color, size].filter(Boolean).join(', ');
      return `${quantity} × ${name}${which === '' ? '' : ` (${which})`}`;
    })
    .join(', ');
