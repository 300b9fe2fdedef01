import type { AddToCart } from '@shop/contracts/rest/carts';
import { useCallback } from 'react';
import { useCartWriter } from './cart-context.tsx';

/** Adds to the signed-in customer's cart; the cart is then what the server answered. Throws an ApiError. */
export function useAddToCart() {
  const writer = useCartWriter();
  return useCallback(async (choice: AddToCart) => writer?.add(choice), [writer]);
}
