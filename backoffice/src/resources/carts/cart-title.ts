import type { CartRecordJson } from '@shop/contracts/rest/carts';

export const titleOf = (cart: CartRecordJson | undefined): string => (cart ? `Cart no. ${cart.id}` : 'Cart');
