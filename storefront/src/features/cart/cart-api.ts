import type { AddToCart, CartAnswer, CartItem } from '@shop/contracts/rest/carts';
import type { Http } from '@shop/browser/http/http';

export type Totals = CartAnswer['totals'];

export const cartApi = (http: Http) => ({
  current: () => http.get<CartAnswer>('/carts/me/current'),
  add: (choice: AddToCart) => http.post<CartAnswer & { item: CartItem }>('/carts', choice),
  changeQuantity: (itemId: number, quantity: number) =>
    http.patch<CartAnswer>(`/carts/me/item/${itemId}`, { quantity }),
  remove: (itemId: number) => http.delete<CartAnswer>(`/carts/me/item/${itemId}`),
  totalsFor: (addressId: number) =>
    http.get<{ totals: Totals; warnings: string[] }>(`/carts/me/totals?addressId=${addressId}`),
});
export type CartApi = ReturnType<typeof cartApi>;
