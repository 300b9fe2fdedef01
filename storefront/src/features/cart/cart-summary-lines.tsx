import type { CartItem } from '@shop/contracts/rest/carts';
import { formatGhs } from '@shop/contracts/cedis';
import { Picture } from '../../components/picture.tsx';
import { describeChoice } from './cart-line.tsx';

/** The cart's lines to read over once more, without anything to change. */
export function CartSummaryLines({ items }: { items: readonly CartItem[] }) {
  return (
    <ul className="summary-lines">
      {items.map((item) => (
        <li key={item.id}>
          <Picture src={item.product.imageUrl} alt="" sizes="4rem" />
          <span>
            {item.quantity} × {item.product.name}
            <span className="note">{describeChoice(item)}</span>
          </span>
          <strong>{item.isAvailable ? formatGhs(item.lineTotal) : 'No longer available'}</strong>
        </li>
      ))}
    </ul>
  );
}
