import type { CartItem } from '@shop/contracts/rest/carts';
import { formatGhs } from '@shop/contracts/cedis';
import { Link } from 'react-router-dom';
import { Picture } from '../../components/picture.tsx';
import { Price } from '../../components/price.tsx';
import { QuantityStepper } from '../../components/quantity-stepper.tsx';
import { useLeaveFocus } from '../../components/use-leave-focus.ts';

interface CartLineProps {
  item: CartItem;
  /** Where the product is shown. */
  to: string;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

export const describeChoice = ({ variant }: CartItem): string =>
  [variant?.color?.name, variant?.size?.name].filter(Boolean).join(', ');

export function CartLine({ item, to, onQuantity, onRemove }: CartLineProps) {
  const { name, imageUrl } = item.product;
  const line = useLeaveFocus<HTMLLIElement>();
  const state = item.isAvailable ? (item.isAdjusted ? 'adjusted' : 'fine') : 'gone';
  return (
    <li ref={line} className="cart-line" data-state={state}>
      <Link className="cart-line__picture" to={to} tabIndex={-1} aria-hidden="true">
        <Picture src={imageUrl} alt="" sizes="6rem" />
      </Link>
      <div className="cart-line__what">
        <Link to={to}>{name}</Link>
        <p className="note">{describeChoice(item)}</p>
        {item.isAvailable ? (
          <Price now={item.unitPrice} before={item.listPrice} />
        ) : (
          <p className="cart-line__flag">No longer available. Remove it to go on.</p>
        )}
        {item.isAvailable && item.quantity >= item.stock && <p className="note">No more than {item.stock} left</p>}
        {item.isAdjusted && <p className="cart-line__flag">Stock adjusted to {item.quantity}</p>}
      </div>
      {item.isAvailable && (
        <>
          <QuantityStepper of={name} quantity={item.quantity} most={item.stock} onChange={onQuantity} />
          <strong className="cart-line__total">{formatGhs(item.lineTotal)}</strong>
        </>
      )}
      <button type="button" className="link-button" onClick={onRemove} aria-label={`Remove ${name}`}>
        Remove
      </button>
    </li>
  );
}
