import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useSettle, useTell } from '../../components/notices/notices.tsx';
import { sentenceAndReasonOf } from '@shop/browser/http/api-error';
import { useApi } from '../../lib/http/http-context.tsx';
import { useSession, useSessionStore } from '../../lib/session/session-context.tsx';
import { ownKey } from '../../lib/swr/keys.ts';
import { cartApi } from './cart-api.ts';
import { type CartWriter, createCartWriter } from './cart-writer.ts';

const CartContext = createContext<CartWriter | null>(null);

const NOT_CHANGED = 'Failed to update quantity. Please try again.';

const cartLine = (itemId: number) => `cart line ${itemId}`;

/** Null while no customer is signed in: only customers have carts. */
export const useCartWriter = () => useContext(CartContext);

/** One queue of changes for each customer, shared by all that shows the cart. */
export function CartProvider({ children }: { children: ReactNode }) {
  const api = useApi(cartApi);
  const sessions = useSessionStore();
  const session = useSession();
  const customerId = session?.role === 'customer' ? session.id : null;
  const { mutate } = useSWRConfig();
  const tell = useTell();
  const settle = useSettle();
  const writer = useMemo(() => {
    if (customerId === null) return null;
    const key = ownKey(customerId, 'cart');
    return createCartWriter({
      api,
      reload: () => mutate(key).catch(() => null),
      keep: (answer) => mutate(key, answer, { revalidate: false }),
      isStillSignedIn: () => sessions.current()?.id === customerId,
      onChanged: (itemId) => {
        settle(cartLine(itemId));
      },
      onFailure: (failure, itemId) => {
        tell('bad', sentenceAndReasonOf(NOT_CHANGED, failure), { about: cartLine(itemId) });
      },
    });
  }, [api, customerId, mutate, sessions, settle, tell]);
  return <CartContext value={writer}>{children}</CartContext>;
}
