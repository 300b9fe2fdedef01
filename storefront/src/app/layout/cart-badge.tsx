import { useCart } from '../../features/cart/use-cart.ts';
import { pieceCount } from '../../features/cart/wished-cart.ts';

/** The number of pieces in the cart; nothing where there are none. */
export function CartBadge() {
  const { cart } = useCart();
  const pieces = cart ? pieceCount(cart) : 0;
  return pieces === 0 ? null : (
    <span className="cart-badge">
      {pieces}
      <span className="for-screen-readers"> {pieces === 1 ? 'piece' : 'pieces'}</span>
    </span>
  );
}
