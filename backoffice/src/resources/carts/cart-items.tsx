import { type Theme, useMediaQuery } from '@mui/material';
import type { CartRecordJson as Cart } from '@shop/contracts/rest/carts';
import { CartItemLines } from './cart-item-lines.tsx';
import { CartItemTable } from './cart-item-table.tsx';

export type CartItemsProps = Pick<Cart, 'items' | 'totalAmount'>;

/** What lies in a cart: a table, and on a phone one below the other. */
export function CartItems(cart: CartItemsProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return isPhone ? <CartItemLines {...cart} /> : <CartItemTable {...cart} />;
}
