import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useApi } from '../../lib/http/http-context.tsx';
import { useOwn } from '../../lib/swr/use-own.ts';
import { cartApi } from './cart-api.ts';
import { useCartWriter } from './cart-context.tsx';
import { type Wishes, withWishes } from './wished-cart.ts';

const NO_WISHES: Wishes = new Map();
const neverChanges = () => () => undefined;
const noWishes = () => NO_WISHES;

/** The customer's cart with what was just asked for already in it. */
export function useCart() {
  const api = useApi(cartApi);
  const writer = useCartWriter();
  const { data, error, isLoading, mutate } = useOwn(writer && ['cart'], api.current);
  const wishes = useSyncExternalStore(writer?.subscribe ?? neverChanges, writer?.wishes ?? noWishes);
  const cart = useMemo(() => data && withWishes(data, wishes), [data, wishes]);
  const reload = useCallback(() => mutate(), [mutate]);
  return { cart, error, isLoading, isSaving: wishes.size > 0, reload };
}
